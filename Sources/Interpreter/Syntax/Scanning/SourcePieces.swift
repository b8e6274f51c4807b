/// Cuts a long text where declarations end, so that its pieces can be parsed at the same time: nearly all of what it takes until
/// a pasted program runs is the parser's time.
///
/// A place is taken only where no statement can go on: after a line whose last token is a `}` outside of all brackets, when the
/// next line of code begins, without indentation, with a word that begins a declaration or a statement. Comments between
/// belong to what follows.
struct SourcePieces {
  /// A piece that is shorter is not worth a thread.
  static let lines = 40
  static let most = 8

  private let file: SourceFile
  private var places: [Int] = []
  /// Behind the line that ended with a `}`.
  private var candidate: Int?
  /// How operators bind must be known before anything is folded, above their declarations too.
  private var declaresOperators = false

  init(_ file: SourceFile) { self.file = file }

  static func areWorthwhile(for file: SourceFile) -> Bool { file.lineStarts.count >= 2 * lines }

  /// Told before a line is scanned.
  mutating func willRead(line: UnsafeBufferPointer<UInt8>) {
    guard let candidate, let first = line.first else { return }
    switch first {
    case 97...122 where Self.begins(line): places.append(candidate)
    case UInt8(ascii: "@"): places.append(candidate)
    // Blank lines and comments say nothing.
    case 10, 13, 32, 9, UInt8(ascii: "/"), UInt8(ascii: "*"): return
    default: break
    }
    self.candidate = nil
  }

  /// Told when a line was scanned; `end` is where the next one begins.
  mutating func didRead(lineUpTo end: Int, _ scan: LexicalScan) {
    declaresOperators = scan.declaresOperators
    guard scan.depth == 0, scan.mode == .code, case .close(UInt8(ascii: "}"))? = scan.last else {
      candidate = nil
      return
    }
    if candidate == nil { candidate = end }
  }

  private static func begins(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let end = line.firstIndex(of: 32) else { return false }
    switch String(decoding: line[..<end], as: UTF8.self) {
    case "let", "var", "import", "typealias": return true
    case let word:
      switch LexicalScan.words[word] {
      case .blockHead, .branchHead, .guardHead, .modifier: return true
      default: return false
      }
    }
  }

  /// At most so many stretches of about the same length, which make up the text.
  func ranges(atMost count: Int) -> [Range<Int>] {
    let total = file.text.utf8.count
    let pieces = min(count, Self.most, file.lineStarts.count / Self.lines)
    guard pieces > 1, !places.isEmpty, !declaresOperators else { return [0..<total] }
    var ranges: [Range<Int>] = []
    var start = 0
    for index in 1..<pieces {
      let wanted = total * index / pieces
      guard let place = places.min(by: { abs($0 - wanted) < abs($1 - wanted) }), place > start else { continue }
      ranges.append(start..<place)
      start = place
    }
    return ranges + [start..<total]
  }
}
