let a 3
//  ^ error: type annotation missing in pattern
//   ^ error: consecutive statements on a line must be separated by ';'
