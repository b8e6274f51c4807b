func use(_ f: (Int, String) -> Void) {}
use { a in print(a) }
//    ^ error: contextual closure type '(Int, String) -> Void' expects 2 arguments, but 1 was used in closure body
use { (a) in print(a) }
//    ^ error: contextual closure type '(Int, String) -> Void' expects 2 arguments, but 1 was used in closure body
use { a, b, c in print(a) }
//    ^ error: contextual closure type '(Int, String) -> Void' expects 2 arguments, but 3 were used in closure body
use { print($0) }
//  ^ error: contextual closure type '(Int, String) -> Void' expects 2 arguments, but 1 was used in closure body
use { print("x") }
//  ^ error: contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored
