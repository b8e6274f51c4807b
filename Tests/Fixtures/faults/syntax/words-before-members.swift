// A member that begins with a word which is no keyword is read as a function without its own, up to the next declaration.

class Counter {
  var count = 1
  fun go() -> Int { 1 }
// ^3 error: expected 'func' keyword in instance method declaration
//    ^ error: found an unexpected second identifier in function declaration; is there an accidental break?
  val limit = 3
// ^3 error: expected 'func' keyword in instance method declaration
// ^3 error: expected '{' in body of function declaration
//    ^ error: found an unexpected second identifier in function declaration; is there an accidental break?
//         ^ error: consecutive declarations on a line must be separated by ';'
//          ^ error: expected '(' in argument list of function declaration
//          ^ error: expected declaration
  const step: Int = 3
  func total() -> Int { count }
  vra last: Int
// ^3 error: expected 'func' keyword in instance method declaration
// ^3 error: expected '{' in body of function declaration
//    ^ error: found an unexpected second identifier in function declaration; is there an accidental break?
//        ^ error: expected '(' in argument list of function declaration
//        ^ error: expected '->' after function parameter tuple
  String name = "a"
// ^3 error: expected 'func' keyword in instance method declaration
// ^3 error: expected '{' in body of function declaration
//       ^ error: found an unexpected second identifier in function declaration; is there an accidental break?
//           ^ error: consecutive declarations on a line must be separated by ';'
//            ^ error: expected '(' in argument list of function declaration
//            ^ error: expected declaration
  next = 4
  func other() -> Int { count }
}

let counter = Counter()
let text: String = counter.total()
//                         ^ error: cannot convert value of type 'Int' to specified type 'String'
