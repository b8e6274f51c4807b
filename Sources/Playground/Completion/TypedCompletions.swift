import Checking
import Interpreter

/// The candidates for the place of the cursor, for an editor.
package struct TypedCompletions: Equatable, Sendable {
  package struct Candidate: Equatable, Sendable {
    package var insert: String
    /// Entry of the list: a name with its labels, or a signature.
    package var display: String
    /// One line about it; may be empty.
    package var summary = ""
  }

  /// Where the word that is completed begins, in UTF-8.
  package var start: Int
  package var candidates: [Candidate]
  /// Signature of the call whose argument is being written.
  package var heading: String?

  static func words(_ all: [String], _ word: String, _ start: Int) -> TypedCompletions {
    TypedCompletions(
      start: start, candidates: all.filter { $0.hasPrefix(word) }.map { .init(insert: $0, display: $0) })
  }
}

extension TypedCompletions {
  /// Ranks what the checker found, with one row for the overloads of a name.
  init(_ found: Completions) {
    let items = found.items.filter { !$0.name.hasPrefix("__") && $0.name != "_" }
    var rows: [String: [Completions.Item]] = [:]
    for item in items { rows[item.name, default: []].append(item) }
    let isStream = rows["subscribe"] != nil
    let names = rows.keys.sorted { a, b in Self.order(rows[a]!, isStream) < Self.order(rows[b]!, isStream) }
    start = found.start
    if let name = names.first, names.count == 1 {
      candidates = Self.usualFirst(rows[name]!).map {
        Candidate(insert: Self.insert($0), display: Self.plain($0.signature), summary: "")
      }
    } else {
      let hasLabels = items.contains { $0.kind == .label }
      candidates = names.map { Self.row(of: rows[$0]!, besideLabels: hasLabels) }
    }
    if let call = found.calls.first {
      heading = Self.plain(call) + (found.calls.count > 1 ? "  +\(found.calls.count - 1)" : "")
    }
  }

  private typealias Order = (standing: Int, order: Int, rank: Int, distance: Int, name: String)

  /// Order of the list: fitting names, often used ones, those that the type itself declares, the rest.
  private static func order(_ overloads: [Completions.Item], _ isStream: Bool) -> Order {
    let standing = overloads.map(\.standing).min() ?? .other
    let distance = overloads.map(\.distance).min() ?? 0
    let name = overloads[0].name
    let order = overloads.map(\.order).min() ?? 0
    // Labels stand before values, in the order of the parameters.
    if overloads[0].kind == .label { return (-1, order, 0, 0, name) }
    // A keyword is not the operator of its name: `do`.
    let rank =
      overloads[0].kind == .keyword ? MemberFrequency.names.count : MemberFrequency.rank(name, isStream: isStream)
    return (standing.rawValue, order, rank, distance, name)
  }

  private static func row(of overloads: [Completions.Item], besideLabels: Bool) -> Candidate {
    let item = simplest(overloads)
    let signature = plain(item.signature)
    var display = signature
    var summary = item.documentation.map(firstSentence) ?? ""
    if let labels = labels(of: signature), item.kind == .function || item.kind == .type || item.kind == .enumCase {
      display = item.name + labels
      if summary.isEmpty { summary = result(of: signature) }
    }
    if besideLabels, item.kind == .variable, signature.hasPrefix(item.name + ": ") {
      // With a colon it would look like a label.
      display = item.name
      summary = String(signature.dropFirst(item.name.count + 2)) + (summary.isEmpty ? "" : "  \(summary)")
    }
    if overloads.count > 1 { display += " +\(overloads.count - 1)" }
    return Candidate(insert: overloads.count > 1 ? item.name : insert(item), display: display, summary: summary)
  }

  /// Text of an item in the line: with parentheses if there is nothing to write between them.
  private static func insert(_ item: Completions.Item) -> String {
    item.kind == .function && labels(of: item.signature) == "()" ? item.name + "()" : item.name
  }

  /// The overloads with those that make a sequence that cannot fail behind the others, which programs use more often.
  private static func usualFirst(_ overloads: [Completions.Item]) -> [Completions.Item] {
    func isRare(_ item: Completions.Item) -> Bool { result(of: item.signature).hasPrefix("-> Infallible") }
    return overloads.filter { !isRare($0) } + overloads.filter(isRare)
  }

  /// The overload that is called most simply: a property, else the one with the fewest parameters, and of those the first one with
  /// the labels that most of them have.
  static func simplest(_ overloads: [Completions.Item]) -> Completions.Item {
    if let property = overloads.first(where: { $0.kind == .variable }) { return property }
    let calls = usualFirst(overloads).map { (item: $0, labels: parameters(of: $0.signature)?.labels ?? []) }
    let fewest = calls.map(\.labels.count).min() ?? 0
    let candidates = calls.filter { $0.labels.count == fewest }
    var counts: [[Substring]: Int] = [:]
    for call in candidates { counts[call.labels, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return candidates.first { counts[$0.labels] == most }?.item ?? overloads[0]
  }

  static func plain(_ signature: String) -> String { signature.replacing("any ", with: "") }

  private static func firstSentence(_ documentation: String) -> String {
    let line = documentation.prefix { $0 != "\n" }
    guard let end = line.range(of: ". ") else { return String(line) }
    return String(line[..<end.lowerBound]) + "."
  }

  /// `(_:scheduler:)` of a signature; nil where it has no parentheses.
  static func labels(of signature: String) -> String? {
    parameters(of: signature).map { parameters in "(" + parameters.labels.map { "\($0):" }.joined() + ")" }
  }

  /// The result of a signature with its effects: `throws -> Int`; empty where there is none.
  static func result(of signature: String) -> String {
    guard let end = parameters(of: signature)?.end else { return "" }
    let rest = signature[end...].drop { $0 == " " }
    guard rest.contains("->") else { return "" }
    return String(rest.hasPrefix("rethrows ") ? rest.dropFirst("rethrows ".count) : rest)
  }

  /// The labels of the first parameter list, and the place behind it.
  private static func parameters(of signature: String) -> (labels: [Substring], end: String.Index)? {
    guard let open = signature.firstIndex(of: "(") else { return nil }
    var labels: [Substring] = []
    var depth = 0
    var start = signature.index(after: open)
    var index = start
    func add(_ end: String.Index) {
      let parameter = signature[start..<end].drop { $0 == " " }
      if parameter.isEmpty { return }
      // A case's payload may have no labels.
      labels.append(parameter.contains(":") ? parameter.prefix { $0 != " " && $0 != ":" } : "_")
    }
    while index < signature.endIndex {
      let character = signature[index]
      switch character {
      case "(", "[", "<": depth += 1
      case ")" where depth == 0:
        add(index)
        return (labels, signature.index(after: index))
      case ")", "]": depth -= 1
      case ">" where signature[signature.index(before: index)] != "-": depth -= 1
      case "," where depth == 0:
        add(index)
        start = signature.index(after: index)
      default: break
      }
      index = signature.index(after: index)
    }
    return nil
  }
}
