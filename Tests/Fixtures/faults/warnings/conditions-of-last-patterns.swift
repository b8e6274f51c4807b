func f(_ n: Int) {
  switch n {
  case 1, 2 where n > 1: print("a")
//          ^ warning: 'where' only applies to the second pattern match in this 'case'
  case 3,
    4 where n > 3: print("b")
  default: break
  }
  if case let x = n { print(x) }
//   ^ warning: 'if' condition is always true
}
protocol A {}
protocol B: A {}
func g(_ b: any B) -> Bool { b is A }
//                             ^ warning: 'is' test is always true
enum E { case move(from: Int, to: Int) }
func h(_ e: E) { if case .move(let step) = e { print(step) } }
//                             ^ warning: enum case 'move' has 2 associated values; matching them as a tuple is deprecated
