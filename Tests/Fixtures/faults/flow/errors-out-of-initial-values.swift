func attempt() throws -> Int { 1 }
struct Box {
  var number = try attempt()
//                 ^ error: call can throw, but errors cannot be thrown out of a property initializer
  lazy var later: Int = try attempt()
//                          ^ error: call can throw, but errors cannot be thrown out of a property initializer
  static let shared = try attempt()
//                        ^ error: call can throw, but errors cannot be thrown out of a global variable initializer
}
func run() throws {
  defer { _ = try attempt() }
//                ^ error: call can throw, but errors cannot be thrown out of a defer body
  print("running")
}
