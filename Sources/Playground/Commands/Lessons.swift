import Foundation
import TextWidth

/// The way for newcomers: the stories in the order in which they build on each other.
enum Lessons {
  /// A file of `Scripts/sessions` and what it tells.
  struct Lesson: Sendable {
    let file: String
    let title: String
    init(_ file: String, _ title: String) {
      self.file = file
      self.title = title
    }
  }

  static let all: [(heading: String, lessons: [Lesson])] = [
    (
      "Streams",
      [
        Lesson("10-subjects-and-relays.swift", "what a late subscriber gets"),
        Lesson("06-observers.swift", "what subscribe builds"),
        Lesson("15-disposing.swift", "how subscriptions end"),
        Lesson("13-side-effects.swift", "once for each subscriber, or for all"),
        Lesson("14-sampling.swift", "sample, and sampleLatest"),
        Lesson("08-one-none-or-maybe.swift", "Single, Completable, Maybe"),
        Lesson("12-a-stream-of-streams.md", "switchLatest and flatMapLatest"),
        Lesson("16-waiting-and-threads.swift", "to the background and back"),
      ]
    ),
    (
      "Drivers and controls",
      [
        Lesson("01-autocomplete-without-care.md", "three things that go wrong"),
        Lesson("02-autocomplete-by-hand.md", "mended by hand"),
        Lesson("03-autocomplete-with-driver.md", "mended by type"),
        Lesson("04-driver-spelled-out.swift", "what a Driver stands for"),
        Lesson("05-state-and-events.md", "Driver for state, Signal for events"),
        Lesson("07-binder.md", "no errors, on the main thread"),
        Lesson("09-as-driver.md", "what becomes a Driver, and how"),
        Lesson("17-validated-once.md", "a validation that starts three times"),
        Lesson("11-sign-up-requests.md", "the requests of a sign-up"),
        Lesson("11-sign-up-form.md", "the sign-up form"),
      ]
    ),
  ]

  private static let first = [
    "let words = PublishSubject<String>()", "words.map { $0.count }.subscribe(onNext: { print($0) })",
    #"words.onNext("swift")"#,
  ]

  /// The path of a story that is asked for by its name.
  static func story(_ name: String) -> String? {
    guard all.contains(where: { $0.lessons.contains { $0.file == name } }) else { return nil }
    return ProvidedFolder("sessions").map { URL(fileURLWithPath: $0.path).appendingPathComponent(name).path }
  }

  /// The first inputs to type, and the first stories.
  static func start(width: Int) -> String {
    var prose = ":help map explains an operator, :marble draws what the chain did, :subs lists what is alive."
    if let stories = ProvidedFolder("sessions") {
      let folder = stories.isInSourceTree ? "Scripts/sessions" : stories.path
      prose += " :load \(all[0].lessons[0].file) runs a story; their texts are in \(folder)."
    }
    // Lines to be typed are not wrapped.
    let lines =
      WrappedText.lines("Type these, and watch what is printed:", width: width) + [""] + first.map { "  " + $0 } + [""]
      + WrappedText.lines(prose, width: width) + [""] + lines(of: 0, width: width) + [""]
      + WrappedText.lines(":help drivers goes on, to the sign-up form", width: width)
    return lines.joined(separator: "\n")
  }

  /// The lessons that have a user interface.
  static func drivers(width: Int) -> String { lines(of: 1, width: width).joined(separator: "\n") }

  private static func lines(of part: Int, width: Int) -> [String] {
    [all[part].heading]
      + all[part].lessons.flatMap { WrappedText.entry($0.file, $0.title, column: 38, indent: 2, width: width) }
  }
}
