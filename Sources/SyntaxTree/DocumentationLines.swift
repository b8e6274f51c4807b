/// Lines of the documentation comment directly above a declaration, without the slashes.
struct DocumentationLines {
  private var lines: [Substring] = []

  var text: String? { lines.isEmpty ? nil : lines.joined(separator: "\n") }

  /// Adds a comment that begins with `///`.
  mutating func append(line text: Substring) {
    let body = text.dropFirst(3)
    lines.append(body.first == " " ? body.dropFirst() : body)
  }

  /// Adds a comment that begins with `/**`.
  mutating func append(block text: Substring) {
    lines += text.dropFirst(3).dropLast(2).split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let trimmed = line.drop { $0 == " " || $0 == "\t" }
        guard trimmed.first == "*" else { return trimmed }
        let rest = trimmed.dropFirst()
        return rest.first == " " ? rest.dropFirst() : rest
      }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
  }

  /// Notes an empty line, which parts the comments above from the declaration.
  mutating func removeAll() { lines = [] }
}
