/// Inputs of the session, for `:save`, `:record`, `:edit` and `:export`. Belongs to the thread that controls the
/// session.
struct InputLog {
  /// A statement or command of an input.
  struct Item: Equatable {
    var text: String
    let isCommand: Bool
    var isFine: Bool
    /// True for a statement that the checker refused and for an unknown command, which have changed nothing.
    var isRefused = false
    /// `$R0`, where its value was given a name.
    var result: String?
    /// Virtual time that passed during the input.
    var passed = Duration.zero
    /// Real time until the next input, where work was scheduled meanwhile.
    var idle = Duration.zero
  }

  /// Text that was entered at once.
  struct Entry {
    var text: String
    /// The number by which `:history` lists it and by which messages name it.
    var number = 0
    /// The command that gave the text, where it was not typed itself: `:edit`.
    var command: (text: String, number: Int)?
    var items: [Item] = []
    var wasInterrupted = false
    /// True for a file that was named on the command line or read at the start.
    var isFile = false
    /// True for the inputs of a lesson that was left.
    var isOfLesson = false
    /// The files that its `:load` commands read, in their order.
    var loaded: [Loaded] = []

    /// True if nothing of it has run.
    var isRefused: Bool { !items.isEmpty && items.allSatisfy(\.isRefused) }

    /// The inputs that do the same without those files.
    var standalone: [String] {
      if isFile { return loaded.flatMap(\.inputs) }
      if loaded.isEmpty { return [text] }
      var rest = loaded[...]
      var inputs: [String] = []
      var own: [Substring] = []
      func flush() {
        if own.contains(where: { !$0.allSatisfy(\.isWhitespace) }) { inputs.append(own.joined(separator: "\n")) }
        own = []
      }
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if CommandTable.means("load", String(line)), let file = rest.popFirst() {
          flush()
          inputs += file.inputs
        } else {
          own.append(line)
        }
      }
      flush()
      return inputs
    }
  }

  /// Inputs of a loaded file.
  struct Loaded {
    var inputs: [String]
  }

  /// The oldest are forgotten beyond this.
  private static let capacity = 10_000

  private(set) var entries: [Entry] = []
  /// Number of dropped inputs.
  private(set) var forgotten = 0

  /// The number of inputs so far.
  var count: Int { forgotten + entries.count }

  mutating func begin(_ text: String, number: Int, isFile: Bool = false) {
    entries.append(Entry(text: text, number: number, isFile: isFile))
    if entries.count > Self.capacity {
      entries.removeFirst(Self.capacity / 10)
      forgotten += Self.capacity / 10
    }
  }

  mutating func add(_ item: Item) {
    if !entries.isEmpty { entries[entries.count - 1].items.append(item) }
  }

  /// Records that time passed after the last input that went well.
  mutating func wait(_ duration: Duration) {
    for entry in entries.indices.reversed() {
      guard let item = entries[entry].items.lastIndex(where: \.isFine) else { continue }
      entries[entry].items[item].idle += duration
      return
    }
  }

  /// Records the inputs of a file that the running input has loaded.
  mutating func load(_ inputs: [String]) {
    if !entries.isEmpty { entries[entries.count - 1].loaded.append(Loaded(inputs: inputs)) }
  }

  /// - Parameter isFine: False where everything of it counts as failed, as of a file that is one unit.
  mutating func end(wasInterrupted: Bool, isFine: Bool = true) {
    guard !entries.isEmpty else { return }
    entries[entries.count - 1].wasInterrupted = wasInterrupted
    if isFine { return }
    for index in entries[entries.count - 1].items.indices { entries[entries.count - 1].items[index].isFine = false }
  }

  /// Number of the input that began the lesson which is being taken.
  private var lessonStart: Int?

  /// The lesson that the running input takes begins with it: inputs before are of another program.
  mutating func beginLesson() {
    endLesson()
    lessonStart = count - 1
  }

  /// The lesson ends with the running input: its inputs are of a program that is gone.
  mutating func endLesson() {
    guard let start = lessonStart else { return }
    for index in max(start - forgotten, 0)..<entries.count { entries[index].isOfLesson = true }
    lessonStart = nil
  }

  /// The inputs of the present program: those of the lesson, or all but those of lessons.
  var ownEntries: [Entry] {
    if let lessonStart { return Array(entries.dropFirst(max(lessonStart - forgotten, 0))) }
    return entries.filter { !$0.isOfLesson }
  }

  /// The inputs of the present program behind the one with the last `:reset`.
  var entriesSinceReset: ArraySlice<Entry> {
    let own = ownEntries
    let last = own.lastIndex { $0.items.contains(where: Self.isReset) }
    return last.map { own[($0 + 1)...] } ?? own[...]
  }

  private static func isReset(_ item: Item) -> Bool { item.isCommand && item.isFine && item.text.hasPrefix(":reset") }

  /// Statements and commands since the last `:reset` that went well, those of loaded files included.
  var fine: [Item] {
    let items = ownEntries.flatMap(\.items)
    let start = items.lastIndex(where: Self.isReset).map { $0 + 1 } ?? 0
    return items[start...].filter(\.isFine)
  }

  var statements: [Item] { fine.filter { !$0.isCommand } }

  /// Replaces the text of the last input: `:edit` by the edited text, which is an input with its own number.
  mutating func replace(_ text: String, number: Int) {
    guard let last = entries.last else { return }
    entries[entries.count - 1].command = (last.text, last.number)
    (entries[entries.count - 1].text, entries[entries.count - 1].number) = (text, number)
  }

  /// The input that is being run, as it is known.
  var current: String? { entries.last?.text }
  var currentEntry: Entry? { entries.last }

  /// The last input before the one that is being run.
  var last: Entry? {
    entries.dropLast().last { !$0.isFile && !$0.text.isEmpty && !CommandTable.means("edit", $0.text) }
  }
}
