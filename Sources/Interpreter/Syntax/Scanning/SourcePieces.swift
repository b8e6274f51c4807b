import Foundation

/// Cuts a long text where statements end, so that its pieces can be parsed at the same time: most of what it takes until a pasted
/// program runs is the parser's time.
///
/// A place is taken only where no statement can go on: outside of all brackets, behind a line that wants nothing more, when the
/// next line of code begins, without indentation, with a word that begins a declaration or a statement. Comments between
/// belong to what follows.
struct SourcePieces {
  /// A piece that is shorter is not worth a thread.
  static let lines = 16
  static let most = 8
  /// Asked once: the system reads a file to say it.
  static let processors = ProcessInfo.processInfo.activeProcessorCount

  private let file: SourceFile
  private var places: [Int] = []
  /// Behind the line that may be the last of its statement.
  private var candidate: Int?
  /// How operators bind must be known before anything is folded, above their declarations too.
  private var declaresOperators = false

  init(_ file: SourceFile) { self.file = file }

  static func areWorthwhile(for file: SourceFile) -> Bool { file.lineStarts.count >= 2 * lines }

  /// Told of a line when it was scanned; `end` is where the next one begins.
  mutating func didRead(_ line: UnsafeBufferPointer<UInt8>, upTo end: Int, _ scan: LexicalScan) {
    declaresOperators = scan.declaresOperators
    // Blank lines and comments say nothing.
    if scan.isFirstOfLine { return }
    if let candidate, !scan.continued, Self.begins(line) { places.append(candidate) }
    candidate = scan.depth == 0 && scan.mode == .code && !scan.needsMore ? end : nil
  }

  private static func begins(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    if line.first == UInt8(ascii: "@") { return true }
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

  /// At most so many stretches, the longest as short as can be, which make up the text.
  func ranges(atMost count: Int) -> [Range<Int>] {
    let total = file.text.utf8.count
    let pieces = min(count, Self.most, file.lineStarts.count / Self.lines)
    guard pieces > 1, !places.isEmpty, !declaresOperators else { return [0..<total] }
    var (least, enough) = (total / pieces, total)
    while least < enough {
      let middle = (least + enough) / 2
      if cuts(to: middle, atMost: pieces - 1) == nil { least = middle + 1 } else { enough = middle }
    }
    let bounds = [0] + (cuts(to: enough, atMost: pieces - 1) ?? []) + [total]
    return zip(bounds, bounds.dropFirst()).map { $0..<$1 }
  }

  /// Where to cut so that no piece is longer; nil where that takes more cuts, or cannot be.
  private func cuts(to longest: Int, atMost count: Int) -> [Int]? {
    var cuts: [Int] = []
    var start = 0
    var last = 0
    for place in places + [file.text.utf8.count] {
      if place - start > longest {
        guard last > start, place - last <= longest, cuts.count < count else { return nil }
        cuts.append(last)
        start = last
      }
      last = place
    }
    return cuts
  }
}
