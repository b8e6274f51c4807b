func pass() {
  return 1
//       ^ error: unexpected non-void return value in void function
//       ^ note: did you mean to add a return type?
}

func one() -> Int { 1 }
let two: Int = one
//             ^ error: function produces expected type 'Int'; did you mean to call it with '()'?
let named = [1].map { number in $0 + 1 }
//                              ^ error: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'number'?
