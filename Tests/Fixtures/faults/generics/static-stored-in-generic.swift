struct Box<Value> {
  static var shared = 1
//           ^ error: static stored properties not supported in generic types
  static var count: Int { 2 }
}
extension Box where Value == Int { static let zero = 0 }
protocol Shape {}
extension Shape { static var shared: Int { 1 } }
