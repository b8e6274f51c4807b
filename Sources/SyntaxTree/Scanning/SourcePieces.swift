import Foundation

/// Division of a long text at ends of statements, so that its pieces can be parsed in parallel: most of the time until
/// a pasted program runs is the parser's.
///
/// A place is used only if no statement can continue there: outside of all brackets, after a line that needs no
/// continuation, if the next line of code begins, without indentation, with a word; or in a type, after a member's
/// closing brace, if the next line of code begins a declaration. Comments between belong to the following piece.
package struct SourcePieces {
  /// A piece that is shorter is not worth a thread.
  static let lines = 16
  static let most = 16
  /// Number of pieces for each processor: one that has finished takes another, which balances uneven pieces.
  static let eachProcessor = 2

  /// A stretch of the text.
  struct Piece {
    let range: Range<Int>
    /// The word that declares the type among whose members it begins: `struct`.
    let opening: String?
    /// True if it ends among the members of a type.
    let isOpen: Bool
  }

  private struct Place {
    let offset: Int
    let type: String?
  }

  private let file: SourceFile
  private var places: [Place] = []
  /// End of a line that may be the last of its statement or member.
  private var candidate: Int?
  /// The word that declares the type between whose braces the line last read ended.
  private var type: String?
  /// True if the text declares operators: their precedence must be known before any expression is folded, above their
  /// declarations too.
  private(set) var declaresOperators = false
  /// True if any thread may parse them.
  private(set) var areShallow = true

  init(_ file: SourceFile) { self.file = file }

  static func areWorthwhile(for file: SourceFile) -> Bool { file.lineStarts.count >= 2 * lines }

  /// Notes a scanned line; `end` is the start of the next one.
  mutating func didRead(_ line: UnsafeBufferPointer<UInt8>, upTo end: Int, _ scan: LexicalScan) {
    declaresOperators = scan.declaresOperators
    areShallow = scan.isShallow
    // Blank lines and comments say nothing.
    if scan.isFirstOfLine { return }
    if let candidate, !scan.continued, type == nil ? Self.beginsWithWord(line) : Self.beginsDeclaration(line) {
      places.append(Place(offset: candidate, type: type))
    }
    candidate = nil
    guard scan.mode == .code else { return }
    switch scan.depth {
    case 0:
      type = nil
      candidate = scan.needsMore ? nil : end
    case 1 where type != nil: candidate = scan.last == .close(UInt8(ascii: "}")) ? end : nil
    case 1: type = scan.last == .open(UInt8(ascii: "{")) ? Self.declaredType(line) : nil
    default: break
    }
  }

  private static func beginsWithWord(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    switch line.first ?? 0 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "@"):
      true
    default: false
    }
  }

  private static func beginsDeclaration(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    let code = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if code.first == UInt8(ascii: "@") { return true }
    switch word(code) {
    case "let", "var", "init", "deinit", "subscript", "typealias", "case": return true
    case let word:
      switch LexicalScan.words[word] {
      case .blockHead, .modifier: return true
      default: return false
      }
    }
  }

  /// Returns the keyword of the type declaration whose braces this line opens, if it is on the line.
  private static func declaredType(_ line: UnsafeBufferPointer<UInt8>) -> String? {
    var code = line[...]
    while true {
      let word = word(code)
      if ["struct", "class", "enum", "protocol", "extension"].contains(word) { return word }
      guard LexicalScan.words[word] == .modifier, code.dropFirst(word.utf8.count).first == UInt8(ascii: " ") else {
        return nil
      }
      code = code.dropFirst(word.utf8.count + 1)
    }
  }

  private static func word(_ code: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: code.prefix { UInt8(ascii: "a") <= $0 && $0 <= UInt8(ascii: "z") }, as: UTF8.self)
  }

  /// Returns at most `count` pieces that cover the text, with the longest as short as possible.
  ///
  /// - Parameter count: Not asked for with a short text.
  func cut(atMost count: @autoclosure () -> Int) -> [Piece] {
    let total = file.text.utf8.count
    var pieces = min(Self.most, file.lineStarts.count / Self.lines)
    if pieces > 1, !places.isEmpty { pieces = min(pieces, count()) } else { pieces = 1 }
    guard pieces > 1 else { return [Piece(range: 0..<total, opening: nil, isOpen: false)] }
    var (least, enough) = (total / pieces, total)
    while least < enough {
      let middle = (least + enough) / 2
      if cuts(to: middle, atMost: pieces - 1) == nil { least = middle + 1 } else { enough = middle }
    }
    let ends = Place(offset: total, type: nil)
    let bounds = [Place(offset: 0, type: nil)] + (cuts(to: enough, atMost: pieces - 1) ?? []) + [ends]
    return zip(bounds, bounds.dropFirst()).map {
      Piece(range: $0.offset..<$1.offset, opening: $0.type, isOpen: $1.type != nil)
    }
  }

  /// Returns places to cut so that no piece is longer than `longest`; nil if that takes more cuts or is impossible.
  private func cuts(to longest: Int, atMost count: Int) -> [Place]? {
    var cuts: [Place] = []
    var start = 0
    var last = Place(offset: 0, type: nil)
    for place in places + [Place(offset: file.text.utf8.count, type: nil)] {
      if place.offset - start > longest {
        guard last.offset > start, place.offset - last.offset <= longest, cuts.count < count else { return nil }
        cuts.append(last)
        start = last.offset
      }
      last = place
    }
    return cuts
  }
}
