import TextWidth

/// The tokens of a text that is being typed, and the meanings of its words. An update scans only the lines that have changed.
struct SourceText {
  private struct ScannedLine {
    /// The ranges are relative to the line.
    var tokens: [SourceToken]
    /// The index of each token's role.
    var roles: [Int?]
    /// True if the first token goes on with the last one of the line above.
    var continuesToken: Bool
  }

  private var lines = LineCache<SourceScan.State, ScannedLine>()
  private(set) var tokens: [SourceToken] = []
  /// The index of each token's role; nil for tokens that are no words.
  private(set) var roles: [Int?] = []
  private(set) var words: SourceWords

  init(names: KnownNames? = nil) { words = SourceWords(names: names) }

  init(_ text: [UInt8], names: KnownNames? = nil) {
    self.init(names: names)
    update(text)
  }

  /// The number of lines that the last update has scanned.
  var scannedLines: Int { lines.computedLines }

  mutating func update(_ text: [UInt8]) {
    var words = words
    let isChanged = lines.update(text, from: SourceScan.State()) { range, state in
      let continuesToken = state.isInsideToken
      let scan = SourceScan(text, line: range, state: state)
      state = scan.state
      let roles = scan.tokens.map { token in
        token.kind == .word ? words.add(String(decoding: text[token.range], as: UTF8.self)) : nil
      }
      let tokens = scan.tokens.map { $0.shifted(by: -range.lowerBound) }
      return ScannedLine(tokens: tokens, roles: roles, continuesToken: continuesToken)
    }
    self.words = words
    if isChanged { joinLines() }
  }

  private mutating func joinLines() {
    tokens.removeAll(keepingCapacity: true)
    roles.removeAll(keepingCapacity: true)
    var start = 0
    for line in lines.lines {
      var first = 0
      if line.value.continuesToken, let token = line.value.tokens.first, !tokens.isEmpty {
        tokens[tokens.count - 1].range = tokens[tokens.count - 1].range.lowerBound..<start + token.range.upperBound
        first = 1
      }
      for token in line.value.tokens[first...] { tokens.append(token.shifted(by: start)) }
      roles += line.value.roles[first...]
      start += line.length
    }
  }

  /// The indices of the tokens that a part of the text touches.
  func tokens(in range: Range<Int>) -> Range<Int> {
    let first = firstToken { $0.range.upperBound > range.lowerBound }
    return first..<max(firstToken { $0.range.lowerBound >= range.upperBound }, first)
  }

  private func firstToken(where holds: (SourceToken) -> Bool) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(tokens[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension SourceToken {
  fileprivate func shifted(by offset: Int) -> SourceToken {
    SourceToken(kind: kind, range: range.lowerBound + offset..<range.upperBound + offset)
  }
}
