struct D {
  subscript(_ k: Int, label l: String) -> Int { 1 }
  subscript(only o: Int) -> Int { 2 }
}
struct E1 { subscript(_ k: Int) -> Int { 1 } }
struct F1 { subscript(_ a: Int, _ b: Int) -> Int { 1 } }
let d = D(); let e = E1(); let f = F1()
_ = f[1]
//     ^ error: missing argument for parameter #2 in subscript
_ = f[1, 2, 3]
//          ^ error: extra argument in subscript
_ = f[1, 2, 3, 4]
//   ^ error: extra arguments at positions #3, #4 in call
_ = e[1, 2]
//       ^ error: extra argument in subscript
_ = e[]
//    ^ error: missing argument for parameter #1 in subscript
_ = e[x: 1]
//   ^ error: extraneous argument label 'x:' in subscript
_ = f[]
//   ^ error: missing arguments for parameters #1, #2 in subscript
_ = e[1, y: 2]
//          ^ error: extra argument 'y' in subscript
