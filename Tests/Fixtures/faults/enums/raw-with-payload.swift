enum Code: String, CaseIterable {
  case one
}
enum Level: CaseIterable { case low, high(Int) }
//   ^ error: type 'Level' does not conform to protocol 'CaseIterable'
