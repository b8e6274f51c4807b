func f() -> { 1 }
//          ^ error: expected type for function result
func g(): Int { 1 }
//      ^ error: expected '->' after function parameter tuple
func h() Int { 1 }
//   ^ error: expected '{' in body of function declaration
//      ^ error: consecutive statements on a line must be separated by ';'
//       ^ error: no exact matches in call to initializer 
