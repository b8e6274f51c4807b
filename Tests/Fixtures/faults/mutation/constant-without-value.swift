func double(_ number: inout Int) { number *= 2 }
func play() {
  let number: Int
  number = 1
  double(&number)
//       ^ error: cannot pass immutable value as inout argument: 'number' is a 'let' constant
  let sum: Int
  sum = 1
  sum += 1
//    ^ error: left side of mutating operator isn't mutable: 'sum' is a 'let' constant
  let later: Int
  let set = { later = 1 }
//            ^ error: cannot assign to value: 'later' is a 'let' constant
  set()
}
