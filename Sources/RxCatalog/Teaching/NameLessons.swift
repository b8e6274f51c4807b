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
    case "bag":
      Lesson("a bag is declared first, where it lives as long as its subscriptions: let bag = DisposeBag()")
    case "UIStoryboard", "UINib":
      Lesson("there are no storyboards: :present CONTROLLER gives each @IBOutlet a control of its type")
    default: operatorLesson(name) ?? labelLesson(name)
    }
  }

  /// `subscribe(onNext { … })`: the label of a closure without its colon.
  private static func labelLesson(_ name: String) -> Lesson? {
    let isClosure = { (entry: CatalogEntry) in
      ["(", ", "].contains { before in
        [": (", ": @escaping ("].contains { entry.signature.contains(before + name + $0) }
      }
    }
    guard entries.contains(where: { $0.deprecation == nil && isClosure($0) }) else { return nil }
    return Lesson("\(name) is an argument label, which ends with a colon: \(name): { … }")
  }

  private static func operatorLesson(_ name: String) -> Lesson? {
    let uses = entries.lazy.filter {
      $0.type != nil && $0.name == name && $0.deprecation == nil && $0.signature.hasPrefix("func ")
    }
    let example = uses.compactMap { $0.marble?.split(separator: "\n").first { $0.contains(".\(name)") } }.first
    return example.map {
      Lesson("\(name) is an operator, which is called on an observable: \($0)\n:help \(name) at the prompt explains it")
    }
  }
}
