let a = 1 let b = 2
//       ^ error: consecutive statements on a line must be separated by ';'
