// A number joined with a text within a text: the operator of texts is meant.
func texts(_ days: Int, _ name: String) -> String {
  print("\(days + " days")")
//         ^ error: cannot convert value of type 'Int' to expected argument type 'String'
  let first = "\(name + days)"
//                      ^ error: cannot convert value of type 'Int' to expected argument type 'String'
  let second = days == 1 ? "1 day" : "\(days + " days")"
//                                      ^ error: cannot convert value of type 'Int' to expected argument type 'String'
  print(first, second)
  return "\(name): \(days == 1 ? "1 day" : "\(days + " days")")"
//                                            ^ error: cannot convert value of type 'Int' to expected argument type 'String'
}
