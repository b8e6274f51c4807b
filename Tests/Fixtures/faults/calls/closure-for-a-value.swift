func repeats(_ count: Int, of text: String = "") {}
repeats { 1 }
//      ^ error: trailing closure passed to parameter of type 'Int' that does not accept a closure
repeats(1, of: "") {}
//                 ^ error: extra trailing closure passed in call
struct Point { let x: Int }
let point = Point { 3 }
//                ^ error: trailing closure passed to parameter of type 'Int' that does not accept a closure
