// An optional function that is called is reported at its last name or bracket.
final class History {
  private var steps: [() -> Void] = []
  private var titles: [String: () -> String] = [:]

  func undo() {
    steps.popLast()()
//        ^ error: value of optional type '(() -> Void)?' must be unwrapped to a value of type '() -> Void'
  }

  func title(_ key: String) -> String {
    titles[key]()
//        ^ error: value of optional type '(() -> String)?' must be unwrapped to a value of type '() -> String'
  }
}
