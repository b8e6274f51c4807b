import RxCatalog
import SyntaxTree
import TextWidth
import Types

/// Names of other languages and libraries, and words that people look for, with what they are called here.
extension HelpText {
  /// Words that lead to an entry of another name.
  static let synonyms: [String: String] = [
    "unsubscribe": "dispose", "stop": "dispose", "cancel": "dispose", "end": "dispose",
    "leak": ":leaks", "cycle": ":leaks", "retain cycle": ":leaks", "memory leak": ":leaks", "weak self": ":leaks",
    "xcode": ":export", "Xcode": ":export", "error handling": "errors", "hot and cold": "streams",
    "controls": ":screen", "UIKit": ":screen", "uikit": ":screen", "storyboard": ":present",
    "closure": "swift", "closures": "swift", "$0": "swift", "Swift": "swift", "language": "swift", "lambda": "swift",
    "constant": "swift", "variable": "swift", "label": "swift", "backpressure": "timing", "back-pressure": "timing",
    "undo": "keys", "shortcuts": "keys", "create": "create", "combine": "combining", "thread": "schedulers",
    "threads": "schedulers", "test": ":test", "tests": ":test", "xctest": ":test", "XCTest": ":test",
    "XCTestCase": ":test", "record": ":record",
  ]

  /// Returns the explanations of a name from other libraries and languages, and the entry of its counterpart.
  func foreign(_ name: String, on stage: @autoclosure () -> DiagramStage) -> String? {
    var texts: [String] = []
    var counterpart: String?
    for row in ForeignName.named(name) where !texts.contains(row.lesson.text) {
      texts.append(row.lesson.text)
      counterpart = counterpart ?? row.counterpart
    }
    if texts.isEmpty {
      texts = [OtherLanguages.explanation(of: name) ?? ForeignKeyword.explanation(of: name)].compactMap { $0 }
    }
    if texts.isEmpty { return nil }
    let lines = texts.flatMap { WrappedText.lines("\(name): \($0)", width: width, hanging: hanging) }
    let more = counterpart.flatMap { entry($0, isWhole: false, on: stage()) ?? topic($0) }
    return (lines + (more.map { ["", $0] } ?? [])).joined(separator: "\n")
  }
}
