// Closures of several statements are checked where the expression around is at fault elsewhere.
struct Chain {
  func then(_ f: (Int) -> Void) -> Chain { self }
}
func run(_ chain: Chain, _ text: String) {
  _ = chain.then { print($0 + text) }.then { value in
//                          ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
    print(value)
    print(value.missing)
//              ^ error: value of type 'Int' has no member 'missing'
  }
}
