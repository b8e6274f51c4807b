/// Declarations that checks of lessons use besides `expect`, as a program.
enum CheckPrelude {
  /// Name of the native function that reports the result of a check.
  static let report = "__report"

  static let text = """
    func confirm<Value: Equatable>(_ subject: String, _ actual: Value, is expected: Value) {
      if actual != expected { __report("\\(subject): \\(actual), expected \\(expected)") }
    }
    final class Watched<Element> {
      private(set) var subscriptions = 0
      private(set) var disposals = 0
      var alive: Int { subscriptions - disposals }
      func reset() { (subscriptions, disposals) = (0, 0) }
      func watch(_ source: Observable<Element>) -> Observable<Element> {
        source.do(onSubscribe: { self.subscriptions += 1 }, onDispose: { self.disposals += 1 })
      }
    }
    """
}
