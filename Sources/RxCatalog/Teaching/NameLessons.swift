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
    case "main":
      Lesson("schedulers are objects: MainScheduler.instance", .rename("MainScheduler.instance"))
    case "UIStoryboard", "UINib":
      Lesson("there are no storyboards: :present CONTROLLER gives each @IBOutlet a control of its type")
    default: foreignLesson(name) ?? operatorLesson(name) ?? labelLesson(name)
    }
  }

  /// Functions that make sequences, and types, of other libraries.
  static func foreignLesson(_ name: String) -> Lesson? {
    ForeignName.lesson(name, .factory) ?? ForeignName.lesson(name, .type)
  }

  /// The operators by name.
  private static let operators = Dictionary(
    grouping: entries.lazy.filter {
      $0.type != nil && $0.deprecation == nil && $0.signature.hasPrefix("func ")
    }, by: \.name)

  /// The labels of parameters that take a closure.
  private static let closureLabels: Set<Substring> = entries.reduce(into: []) { labels, entry in
    if entry.deprecation != nil { return }
    // In `subscribe(onNext: ((Int) -> Void)?, …` a label stands before a parenthesis.
    for part in entry.signature.split(whereSeparator: { $0 == "," || $0 == "(" || $0 == ")" }) {
      let words = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2, case let names = words[0].split(separator: " "), names.count == 1,
        entry.signature[words[1].startIndex...].isClosureType
      else { continue }
      labels.insert(names[0])
    }
  }

  /// `subscribe(onNext { … })`: the label of a closure without its colon.
  private static func labelLesson(_ name: String) -> Lesson? {
    guard closureLabels.contains(name[...]) else { return nil }
    return Lesson("\(name) is an argument label, which ends with a colon: \(name): { … }")
  }

  private static func operatorLesson(_ name: String) -> Lesson? {
    guard let entries = operators[name] else { return nil }
    // An observable is what a newcomer has; a trait needs to be explained itself.
    let usual = entries.filter { $0.type == "ObservableType" } + entries
    let example = usual.lazy.compactMap { entry in
      entry.marble?.split(separator: "\n").first { $0.contains(".\(name)") }
    }.first
    return example.map {
      let call = $0.replacing("scheduler: scheduler", with: "scheduler: MainScheduler.instance")
      return Lesson(
        "\(name) is an operator, which is called on an observable: \(call)\n:help \(name) at the prompt explains it")
    }
  }
}

extension Substring {
  /// True for what begins with the type of a closure.
  fileprivate var isClosureType: Bool { hasPrefix(" (") || hasPrefix(" @escaping (") }
}
