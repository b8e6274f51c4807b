typealias Score = (name: String, points: Int)
var onChange: ((Score) -> Void)?
onChange?("a", 3)
//       ^ error: var 'onChange' expects a single parameter of type 'Score' (aka '(name: String, points: Int)')
onChange = { name, points in print(name, points) }
//         ^ error: cannot assign value of type '(String, Int) -> ()' to type '(Score) -> Void' (aka '((name: String, points: Int)) -> ()')
let f: (Score) -> Void = { name, points in print(name, points) }
//                         ^ error: closure tuple parameter 'Score' (aka '(name: String, points: Int)') does not support destructuring
func g(_ s: Score) {}
g("a", 3)
// ^2 error: global function 'g' expects a single parameter of type 'Score' (aka '(name: String, points: Int)')
f("a", 3)
// ^2 error: let 'f' expects a single parameter of type 'Score' (aka '(name: String, points: Int)')
