// What an accumulating closure combines: the initial value says the type of the first argument.
func totals(_ names: [String], _ numbers: [Int], _ shares: [Double]) {
  _ = names.reduce("") { $0 + $1.count }
//                               ^ error: cannot convert value of type 'Int' to expected argument type 'String'
  _ = names.reduce(0) { $0 + $1 }
//                           ^ error: cannot convert value of type 'String' to expected argument type 'Int'
  _ = numbers.reduce("") { $0 + $1 }
//                              ^ error: cannot convert value of type 'Int' to expected argument type 'String'
  _ = numbers.reduce(0) { $0 + "\($1)" }
//                             ^ error: cannot convert value of type 'String' to expected argument type 'Int'
  _ = shares.reduce(0) { $0 + $1.rounded() }
  _ = shares.reduce(1) { $0 + String($1) }
//                            ^ error: cannot convert value of type 'String' to expected argument type 'Int'
  _ = names.reduce(into: 0) { $0 += $1 }
//                                  ^ error: cannot convert value of type 'String' to expected argument type 'Int'
  _ = names.reduce("") { r, s in r + s.count }
//                                     ^ error: cannot convert value of type 'Int' to expected argument type 'String'
  _ = names.reduce("") { r, s in
    let c = s.count
    return r + c
//             ^ error: cannot convert value of type 'Int' to expected argument type 'String'
  }
}
