// A default of another type than the optional: what is expected of both says which is at fault.
struct Badge {
  let number: Int?
  let name: String?
}
func defaults(_ badge: Badge, _ badges: [Badge]) {
  print("\(badge.number ?? "none")")
//               ^ error: cannot convert value of type 'Int?' to expected argument type 'String?'
  print(badge.number ?? "none")
  _ = "x \(badge.number ?? "none")"
//               ^ error: cannot convert value of type 'Int?' to expected argument type 'String?'
  _ = badge.number ?? "none"
//                 ^ error: binary operator '??' cannot be applied to operands of type 'Int?' and 'String'
  let text: String = badge.number ?? "none"
//                         ^ error: cannot convert value of type 'Int?' to expected argument type 'String?'
  print(text)
  _ = badges.map { $0.number ?? "none" }
//                           ^ error: binary operator '??' cannot be applied to operands of type 'Int?' and 'String'
  _ = badges.map { "\($0.number ?? "none")" }
//                       ^ error: cannot convert value of type 'Int?' to expected argument type 'String?'
  _ = "x" + (badge.number ?? "none")
//                 ^ error: cannot convert value of type 'Int?' to expected argument type 'String?'
  _ = badge.name ?? 0
//               ^ error: binary operator '??' cannot be applied to operands of type 'String?' and 'Int'
  print("\(badge.name ?? 0)")
//                       ^ error: cannot convert value of type 'Int' to expected argument type 'String'
  _ = badges.map { badge in return "\(badge.number ?? "none")" }
//                                          ^ error: cannot convert value of type 'Int?' to expected argument type 'String?'
  _ = badges.map { "[" + ($0.number ?? "none") + "]" }
//                           ^ error: cannot convert value of type 'Int?' to expected argument type 'String?'
}
func interpolated(_ badge: Badge) -> String { return "\(badge.number ?? "none")" }
//                                                            ^ error: cannot convert value of type 'Int?' to expected argument type 'String?'
func returned(_ badge: Badge) -> String { return badge.number ?? "none" }
//                                                     ^ error: cannot convert value of type 'Int?' to expected argument type 'String?'
func number(_ badge: Badge) -> Int { return badge.number ?? "0" }
//                                                          ^ error: cannot convert value of type 'String' to expected argument type 'Int'
