import RxBindings
import RxCatalog
import TextWidth

extension HelpText {
  /// As many lines as a terminal of usual height shows of an answer.
  private static let page = 22

  /// An operator or a type: signatures, sentences, a diagram. What is meant first comes first, and what does not fit on a page
  /// is counted, unless the whole is asked for.
  func entry(_ name: String, isWhole: Bool, on stage: @autoclosure () -> DiagramStage) -> String? {
    let all = RxCatalog.entries.filter { $0.name == name }
    if all.isEmpty { return nil }
    let current = all.filter { $0.deprecation == nil }
    let entries = (current.isEmpty ? all : current).enumerated().sorted {
      (Self.rank($0.element), Self.isUsual($0.element) ? 0 : 1, $0.offset)
        < (Self.rank($1.element), Self.isUsual($1.element) ? 0 : 1, $1.offset)
    }.map(\.element)
    var blocks: [(heads: [String], entry: CatalogEntry)] = []
    // Where types implement a protocol each in its own way, the protocol says what they have in common.
    if entries.allSatisfy({ Self.isOfFewTypes($0) }), let requirement = Self.requirement(name) {
      blocks.append(([requirement.head], requirement.type))
    }
    for entry in entries {
      let head = (entry.type.map { "\($0): " } ?? "") + entry.signature
      // Entries that share a sentence are shown together.
      if let index = blocks.firstIndex(where: { $0.entry.sentence == entry.sentence }) {
        if blocks[index].heads.count < 3 { blocks[index].heads.append(head) }
      } else {
        blocks.append(([head], entry))
      }
    }
    let tail = tail(of: name)
    let room = Self.page - (tail.isEmpty ? 0 : tail.count + 1)
    var lines: [String] = []
    for (index, block) in blocks.enumerated() {
      let text = self.lines(of: isWhole ? block.heads : brief(block.heads), block.entry, on: stage())
      if !isWhole, index > 0, lines.count + text.count + 3 > room {
        let rest = blocks.count - index
        lines += [""]
        lines += WrappedText.lines(
          "\(rest) more form\(rest == 1 ? "" : "s"): :help \(name) all", width: width, hanging: "  ")
        break
      }
      lines += (index > 0 ? [""] : []) + text
    }
    if !tail.isEmpty { lines += [""] + tail }
    return lines.joined(separator: "\n")
  }

  private func lines(of heads: [String], _ entry: CatalogEntry, on stage: DiagramStage) -> [String] {
    let signatures = heads.flatMap { WrappedText.lines($0, width: width, hanging: hanging) }
    var diagram: [String] = []
    if let marble = entry.marble {
      diagram =
        [""] + Self.drawn(marble, on: stage).flatMap { WrappedText.lines("    \($0)", width: width, hanging: hanging) }
    }
    // An operator is explained by its sentence and its diagram, a type by its declaration.
    var lines: [String]
    if let sentence = entry.sentence, entry.type != nil, !diagram.isEmpty {
      lines =
        WrappedText.lines("\(entry.name): \(sentence)", width: width, hanging: hanging) + diagram + [""] + signatures
    } else {
      lines = signatures + (entry.sentence.map { paragraphs($0) } ?? []) + diagram
    }
    if let details = entry.details, !details.isEmpty {
      lines += [""] + paragraphs(details)
    }
    if let deprecation = entry.deprecation, !deprecation.isEmpty { lines += paragraphs("Today: \(deprecation)") }
    return lines
  }

  /// Indentation of the further lines of a signature or an expression.
  var hanging: String { String(repeating: " ", count: min(6, width / 8)) }

  private static let ranked = ["Observable", "SharedSequence", "Primitive", "Infallible"]

  /// Order of the entries, the most likely first: types, then observables, then what is made of them.
  private static func rank(_ entry: CatalogEntry) -> Int {
    guard let type = entry.type else { return 0 }
    return (ranked.firstIndex { type.hasPrefix($0) } ?? ranked.count) + 1
  }

  private static func isOfFewTypes(_ entry: CatalogEntry) -> Bool { rank(entry) == ranked.count + 1 }

  /// The protocol that requires a method, and the requirement.
  private static func requirement(_ name: String) -> (head: String, type: CatalogEntry)? {
    for type in RxCatalog.protocols {
      guard let start = type.header.firstRange(of: "func \(name)(")?.lowerBound else { continue }
      let rest = type.header[start...]
      let ends = [" func ", " var ", " init(", " }"].compactMap { rest.dropFirst().firstRange(of: $0)?.lowerBound }
      let head = "\(type.name): \(rest[..<(ends.min() ?? rest.endIndex)])"
      return (head, CatalogEntry(type: type, sentence: sentences[name] ?? type.sentence))
    }
    return nil
  }

  /// Sentences on requirements of protocols, whose declarations have none.
  private static let sentences = [
    "dispose": "Ends the subscription: its observer receives nothing more, and what it held is released."
  ]

  /// Of many ways to listen the one with closures is meant.
  private static func isUsual(_ entry: CatalogEntry) -> Bool {
    entry.signature.contains("(onNext:") && !entry.signature.contains("where ")
      || entry.signature.hasPrefix("static func ") && entry.signature.contains("...")
        && RxCatalog.entries.contains { $0.name == entry.name && $0.signature.hasPrefix("func \(entry.name)() ") }
  }

  /// As many signatures as leave room for what they do.
  private func brief(_ heads: [String]) -> [String] {
    var rows = 0
    let fitting = heads.prefix { head in
      rows += WrappedText.lines(head, width: width, hanging: hanging).count
      return rows <= 6
    }
    return fitting.isEmpty ? Array(heads.prefix(1)) : Array(fitting)
  }

  /// A diagram made by running the operator on the documented inputs; as it is documented where it cannot be run here.
  private static func drawn(_ marble: String, on stage: DiagramStage) -> [String] {
    // A text to copy: the names that the documentation leaves open are those of the prompt.
    let marble = marble.replacing("scheduler: scheduler", with: "scheduler: MainScheduler.instance")
    if let lines = try? OperatorDiagram(marble)?.lines(on: stage) { return lines }
    return marble.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
