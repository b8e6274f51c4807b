import RxBindings
import Types

extension RxCatalog {
  /// Returns the lesson for a name that is not in scope: functions that the support code of RxSwift's playgrounds declares, and
  /// operators without the observable that they are called on.
  static func nameLesson(_ name: String) -> Lesson? {
    switch name {
    case "example":
      Lesson(
        """
        the support code of a playground declares it; paste that too, or
        func example(_ name: String, action: () -> Void) { print(name); action() }
        """)
    case "playgroundShouldContinueIndefinitely":
      Lesson("the support code of a playground declares it; here a program runs for as long as something is scheduled")
    default: operatorLesson(name)
    }
  }

  /// The operators by name.
  private static let operators = Dictionary(
    grouping: entries.lazy.filter {
      $0.type != nil && $0.deprecation == nil && $0.signature.hasPrefix("func ")
    }, by: \.name)

  private static func operatorLesson(_ name: String) -> Lesson? {
    let example = operators[name]?.lazy.compactMap { entry in
      entry.marble?.split(separator: "\n").first { $0.contains(".\(name)") }
    }.first
    return example.map {
      Lesson("\(name) is an operator, which is called on an observable: \($0)\n:help \(name) at the prompt explains it")
    }
  }
}
