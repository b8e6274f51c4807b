// A member of an actor does not satisfy a requirement that is used without await.
actor Store: CustomStringConvertible {
//           ^ error: conformance of 'Store' to protocol 'CustomStringConvertible' crosses into actor-isolated code and can cause data races
  var count = 1
  var description: String { "Store \(count)" }
}
protocol Runner { func run() }
actor Machine: Runner {
//             ^ error: conformance of 'Machine' to protocol 'Runner' crosses into actor-isolated code and can cause data races
  func run() {}
}
protocol Loading { func load() async }
actor Loader: Loading {
  func load() {}
}
actor Derived: Store {}
//    ^ error: actor types do not support inheritance
class Plain {}
actor Other: Plain {}
//    ^ error: actor types do not support inheritance
