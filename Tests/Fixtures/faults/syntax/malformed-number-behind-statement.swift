// A number that is no number, behind a statement on the same line.
let lower = 1 let upper = 0b12
//           ^ error: consecutive statements on a line must be separated by ';'
//                           ^ error: '2' is not a valid binary digit (0 or 1) in integer literal
print(lower, upper)
