class V { var onTap: (Int) -> Void = { _ in }; var name: () -> String = { "" } }
let v = V()
v.onTap = { print("x") }
//      ^ error: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)
v.onTap = { (s: String) in print(s) }
//        ^ error: cannot assign value of type '(String) -> ()' to type '(Int) -> Void'
v.onTap = { a, b in print(a) }
//      ^ error: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)
v.name = { 3 }
//         ^ error: cannot convert value of type 'Int' to closure result type 'String'
v.name = "x"
//       ^ error: cannot assign value of type 'String' to type '() -> String'
v.onTap("x")
//      ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let s: String = v.name
//                ^ error: function produces expected type 'String'; did you mean to call it with '()'?
v.onTap = v.name
//          ^ error: cannot assign value of type '() -> String' to type '(Int) -> Void'
