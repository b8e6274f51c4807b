import Types

extension RxCatalog {
  /// Returns the lesson for a name that is not in scope: functions that the support code of RxSwift's playgrounds declares.
  static func nameLesson(_ name: String) -> Lesson? {
    switch name {
    case "example":
      Lesson(
        "the support code of a playground declares it; paste that too, or "
          + #"func example(_ description: String, action: () -> Void) { print("\n--- \(description) example ---"); action() }"#
      )
    case "playgroundShouldContinueIndefinitely":
      Lesson("the support code of a playground declares it; here a program runs for as long as something is scheduled")
    default: nil
    }
  }
}
