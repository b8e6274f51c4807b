import RxCatalog
import TextWidth

/// Subjects that `:help` explains besides names: `operators`, `subjects`, `keys` and the like.
struct HelpTopic: Sendable {
  let name: String
  /// Line for the list of topics.
  let summary: String
  /// Lines of the answer; `NAME  meaning` lines that begin with a colon or a name form a table.
  let text: @Sendable (HelpText) -> [String]

  /// Finds a topic, also by its singular.
  static func named(_ name: String) -> HelpTopic? { all.first { $0.name == name || $0.name == name + "s" } }

  static let all: [HelpTopic] = [
    table(
      "streams", "what a stream is, and the words for its parts", Glossary.words,
      """
      Try: Observable.of(1, 2, 3).subscribe { print($0) }
      :lesson 1 is about them, :help start shows where to begin.
      """),
    HelpTopic(name: "operators", summary: "all operators by category") { help in
      categories.flatMap { category, names in
        WrappedText.entry(category, names.joined(separator: " "), column: 16, width: help.width)
      }
        + help.paragraphs(
          ":help debounce explains one, :help timing those of a category, :compare debounce throttle runs several side by side"
        )
    },
    table(
      "subjects", "subjects and relays, which are sent elements and pass them to observers",
      [
        ("PublishSubject", "Sends an observer what comes after it subscribed."),
        ("BehaviorSubject", "Keeps the latest element; a new observer receives it first."),
        ("ReplaySubject", "Keeps the last elements, as many as its buffer size says."),
        ("AsyncSubject", "Sends only the last element, when it completes."),
        ("PublishRelay", "A PublishSubject that never ends and never fails: accept(_:)."),
        ("BehaviorRelay", "A BehaviorSubject that never ends; value reads the latest element."),
        ("ReplayRelay", "A ReplaySubject that never ends."),
      ], ":try BehaviorSubject runs an example, :help BehaviorSubject shows its members"),
    table(
      "traits", "types of sequences that promise more than Observable does",
      [
        ("Observable", "Any number of elements, then completed or an error."),
        ("Single", "One element, or an error."),
        ("Maybe", "One element, none, or an error."),
        ("Completable", "No elements: completed, or an error."),
        ("Infallible", "Any number of elements, no error."),
        ("Driver", "No error, on the main thread, replays the latest element: state."),
        ("Signal", "No error, on the main thread, replays nothing: events."),
        ("ControlProperty", "A control's value: no error, on the main thread, can be bound to."),
        ("ControlEvent", "A control's events: no error, on the main thread."),
      ], ":help Driver explains one"),
    table(
      "schedulers", "where and when work runs",
      [
        ("MainScheduler.instance", "The main thread; at once when already there."),
        ("MainScheduler.asyncInstance", "The main thread, always a turn later."),
        ("ConcurrentMainScheduler.instance", "The main thread; for subscribe(on:)."),
        ("SerialDispatchQueueScheduler", "A serial queue of the background."),
        ("ConcurrentDispatchQueueScheduler", "A concurrent queue of the background."),
        ("OperationQueueScheduler", "An OperationQueue."),
        ("CurrentThreadScheduler.instance", "The current thread, one piece of work after the other."),
        ("TestScheduler", "Virtual time, for tests."),
      ],
      """
      observe(on:) moves what is below it in a chain, subscribe(on:) the subscription to the source.
      :clock virtual makes the time of the session virtual: :advance 1s, :run, :step.
      """),
    HelpTopic(name: "Combine", summary: "names of Combine and SwiftUI, with the names here") { help in
      CombineName.groups.flatMap { title, names in
        WrappedText.entry(title, names.joined(separator: "; "), column: 12, width: help.width)
      }
        + help.paragraphs(
          ":help removeDuplicates explains one. map, filter, merge, zip, share, retry have the same names.")
    },
    table(
      "keys", "the keys of the prompt",
      [
        ("Tab", "completes; several open a menu, +2 counts more forms"),
        ("Tab, Shift-Tab, arrows", "choose in the menu; Page Up and Page Down turn its pages"),
        ("Return, Esc", "take the chosen completion, or leave the menu; typing narrows it"),
        ("Right, End", "accept the suggestion in grey; Alt-F its next word"),
        ("Return", "runs a complete input, else opens a line"),
        ("Alt-Return", "opens a line wherever the cursor is"),
        ("Up, Down", "move between the lines of an input, then through the history; Left goes into a recalled one"),
        ("Up behind a text", "recalls the inputs that begin with it, or that contain it"),
        ("Ctrl-A, Ctrl-E", "move to the beginning or the end of the line"),
        ("Ctrl-K, Ctrl-U", "delete to the end or to the beginning of the line"),
        ("Ctrl-W, Alt-D", "delete a word; Ctrl-Y inserts what was deleted last"),
        ("Ctrl-X Ctrl-E", "edits the line in $EDITOR"),
        ("Ctrl-R, Ctrl-_, Ctrl-L", "search the history; undo a change; clear the screen"),
        ("Ctrl-C", "interrupts running code, or clears the line"),
        ("Ctrl-D", "leaves, on an empty line"),
      ],
      """
      Other keys are those of GNU Readline. ~/.inputrc changes them, as for bash; "set editing-mode vi" there chooses the keys \
      of vi, of which dd, cc, yy and $ act on the line of the cursor.
      """),
    table(
      "marbles", "the notation of marble diagrams",
      [
        ("-", "nothing for a frame, which is 100 ms unless said otherwise"),
        ("a", "an element; 'longer' in quotes where it has more than one character"),
        ("(ab)", "several events in one frame"),
        ("|", "completed"),
        ("#", "an error"),
        ("^ !", "subscribed, disposed"),
        ("300ms 1.5s", "a stretch of time in which nothing happens"),
        ("a   b", "blanks in a row: room for a wide value of another row; the stream goes on"),
      ],
      """
      cold("-a-b|") and hot("-a-^-b") make observables of a diagram, subject.play("-a-b") plays one into a subject.
      Elements are Int where all are digits, else String.
      :marble NAME draws what a chain did; :export svg FILE writes it as a picture.
      """),
    table(
      "transcripts", "sessions as Markdown files, to replay, to verify and to show",
      [
        ("```rx", "begins a block of inputs and their output; ``` ends it"),
        ("rx> INPUT", "an input; lines that begin with '...> ', or '..> ' as on the screen, go on with it"),
        ("other lines", "what the input prints"),
        (":record FILE.md", "writes the session as one"),
        (":load FILE.md", "runs its inputs"),
        (":play FILE.md", "types them for an audience"),
        ("rxsh verify FILE.md", "replays it and shows what differs; --update rewrites it"),
      ],
      """
      All run on the virtual clock. A lesson is such a file with steps and tasks: :help :lesson
      """),
    table(
      "permissions", "what programs may reach outside",
      [
        ("--allow-net", "hosts"), ("--allow-read", "files and folders"),
        ("--allow-write", "files that are made, changed or removed"), ("--allow-env", "environment variables"),
      ],
      """
      A program reaches nothing outside unless an option allows it. With a list the option allows what the list names \
      (--allow-net=example.com), without one everything of that kind.
      At the prompt the shell asks at the first access: y allows it once, always for the session, n refuses it.
      """),
    table(
      "swift", "the parts of Swift that examples use",
      [
        ("let x = 5", "a constant; var is for what changes"),
        ("let x: Int = 5", "the same with its type"),
        ("{ x in x * 2 }", "a closure; 'in' ends its parameters"),
        ("{ $0 * 2 }", "the same; $1 is the second argument"),
        ("map { $0 * 2 }", "a closure as the last argument"),
        ("take(3)", "a call; with a label: take(until: other)"),
        ("func f(_ x: Int) -> Int { x }", "a function; '_': called without label"),
        ("\"count: \\(x)\"", "text with a value in it"),
        ("String?", "a value or nil; ?? gives a default"),
        ("[1, 2]  [\"a\": 1]", "an array, a dictionary"),
        ("enum Problem: Error { case bad }", "an error to send: onError(Problem.bad)"),
        ("if x > 1 { … }", "conditions need no parentheses"),
        (".seconds(1)", "a dot where the type is known"),
      ],
      """
      :type EXPR  tells a type, Tab behind a dot lists members, :help let explains a keyword.
      """),
    HelpTopic(name: "messages", summary: "messages of a running program, and what to do") { help in
      HelpMessage.all.flatMap { message in
        WrappedText.lines("  " + message.title, width: help.width, hanging: "  ")
          + WrappedText.lines("      " + message.remedy, width: help.width, hanging: "      ")
      }
    },
  ]

  private static func table(
    _ name: String, _ summary: String, _ rows: [(name: String, meaning: String)], _ rest: String
  ) -> HelpTopic {
    HelpTopic(name: name, summary: summary) { help in
      let column = min((rows.map(\.0.displayWidth).max() ?? 0) + 4, 36)
      return rows.flatMap { WrappedText.entry($0.0, $0.1, column: column, width: help.width) } + [""]
        + help.paragraphs(rest)
    }
  }

  /// The operators by the folder of the library that declares them.
  static let categories: [(category: String, names: [String])] = RxCatalog.families.compactMap { name, entries in
    guard name.hasPrefix("Operators") else { return nil }
    let names = Set(entries.filter { $0.type != nil && $0.deprecation == nil && $0.marble != nil }.map(\.name))
    return (name.dropFirst("Operators".count).lowercased(), names.sorted())
  }.sorted { (order.firstIndex(of: $0.0) ?? order.count, $0.0) < (order.firstIndex(of: $1.0) ?? order.count, $1.0) }

  /// The categories as ReactiveX lists them.
  private static let order = ["creating", "transforming", "filtering", "combining", "errors", "timing", "sharing"]
}
