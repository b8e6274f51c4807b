func run(_ first: (Int) -> Int, _ second: (String) -> Void) {}
run({ number in number + "a" }, { text in print(text + 1) })
//                       ^ error: cannot convert value of type 'String' to expected argument type 'Int'
//                                                   ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
let make = { (number: Int) -> Int in
  let one = unknown
  //        ^ error: cannot find 'unknown' in scope
  let two = other
  //        ^ error: cannot find 'other' in scope
  return number
}
let typed: Missing = unknown as? Other
//         ^ error: cannot find type 'Missing' in scope
//                   ^ error: cannot find 'unknown' in scope
//                               ^ error: cannot find type 'Other' in scope
