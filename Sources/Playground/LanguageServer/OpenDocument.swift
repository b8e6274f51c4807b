import Checking
import Foundation
import Interpreter
import SyntaxTree
import Types

/// A text in an editor, with the checker's results. Positions are those of the protocol: lines from 0, columns in
/// UTF-16.
final class OpenDocument {
  let uri: String
  let file: SourceFile
  let diagnostics: [Diagnostic]
  let unit: CheckedUnit?
  private let session: Session

  init(uri: String, text: String) {
    self.uri = uri
    var options = Session.Options(isInteractive: false, clock: .virtual, checksOnly: true)
    options.completionPatience = .seconds(5)
    session = Session(output: SilentOutput(), options: options)
    session.start()
    let file = SourceFile(name: URL(string: uri)?.path ?? uri, text: text)
    self.file = file
    nonisolated(unsafe) var found: (unit: CheckedUnit?, diagnostics: [Diagnostic]) = (nil, [])
    let session = session
    session.onMain { found = session.evaluator.check(file, mode: .file, isThorough: true) }
    unit = found.unit
    diagnostics = session.judged(found.diagnostics)
  }

  deinit { session.end() }

  private final class SilentOutput: SessionOutput {
    func write(_ text: String, to stream: SessionStream) {}
    func writeUrgently(_ text: String, to stream: SessionStream) {}
  }

  // MARK: Places

  func offset(_ position: [String: Any]?) -> Int {
    let line = min(max(position?["line"] as? Int ?? 0, 0), file.lineStarts.count - 1)
    let start = file.lineStarts[line]
    let text = String(file.line(line + 1))
    let column = min(max(position?["character"] as? Int ?? 0, 0), text.utf16.count)
    return start
      + text.utf16.prefix(column).reduce(into: [UInt16]()) { $0.append($1) }.withUnsafeBufferPointer {
        String(decoding: $0, as: UTF16.self).utf8.count
      }
  }

  func range(_ range: SourceRange) -> [String: Any] { ["start": position(range.start), "end": position(range.end)] }

  private func position(_ offset: Int) -> [String: Int] {
    let (line, column) = file.position(of: offset)
    let before = Array(file.line(line).utf8.prefix(column - 1))
    return ["line": line - 1, "character": String(decoding: before, as: UTF8.self).utf16.count]
  }

  /// Returns the name at an offset.
  func word(at offset: Int) -> SourceRange? {
    let bytes = Array(file.text.utf8)
    func isPart(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_")
        || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
    var (start, end) = (offset, offset)
    while start > 0, isPart(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    return start < end ? SourceRange(file: file, start: start, end: end) : nil
  }

  // MARK: Knowledge

  func completions(at offset: Int) -> [Completions.Item] {
    nonisolated(unsafe) var found: [Completions.Item] = []
    let (session, file) = (session, file)
    session.onMain { found = session.evaluator.program.completions(in: file.text, at: offset).items }
    return found
  }

  /// Returns the type of a name of the top level, which may have errors elsewhere, and its text of `:help` with the marble diagram,
  /// unless it is the program's own.
  func hover(_ word: SourceRange) -> String? {
    let name = String(word.text)
    nonisolated(unsafe) var type: String?
    let (session, file) = (session, file)
    let isMember = word.start > 0 && Array(file.text.utf8)[word.start - 1] == UInt8(ascii: ".")
    session.onMain {
      if !isMember, case .success(let text) = session.evaluator.type(of: name) { type = "\(name): \(text)" }
      /// Reads what completion offers at a place.
      func complete(_ text: String, _ offset: Int) {
        guard type == nil else { return }
        let completions = session.evaluator.program.completions(in: text, at: offset)
        let signatures = completions.items.filter { $0.name == name }.map(\.signature)
        if !signatures.isEmpty { type = signatures.prefix(4).joined(separator: "\n") }
      }
      complete(file.text, word.end)
      // Where a name is declared, nothing is completed; at the end of the text it can be used.
      if !isMember { complete(file.text + "\n" + name, file.text.utf8.count + 1 + name.utf8.count) }
    }
    let isOwn = !isMember && definition(of: name) != nil
    let help = isOwn ? nil : HelpText(width: 80).entry(name, isWhole: false, on: session.stage)
    let parts = [type.map { "```swift\n\($0)\n```" }, help.map { "```\n\($0)\n```" }].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// Returns the signatures of the function whose arguments are being written, and which argument that is.
  func signatures(at offset: Int) -> (labels: [String], argument: Int)? {
    let bytes = Array(file.text.utf8.prefix(offset))
    var (depth, argument, index) = (0, 0, bytes.count - 1)
    while index >= 0 {
      switch bytes[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0 {
          guard bytes[index] == UInt8(ascii: "("), let name = word(at: index) else { return nil }
          let found = completions(at: name.end).filter { $0.name == name.text && $0.kind == .function }
          return found.isEmpty ? nil : (found.map(\.signature), argument)
        }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: argument += 1
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// Returns the declaration of a name in this text: at the top level, or a member of one of its types.
  func definition(of name: String) -> SourceRange? {
    guard let unit else { return declaration(of: name, in: syntax) }
    let variable = unit.variables.first { $0.name == name }?.declaredAt
    let function = unit.functions.first { $0.name == name }?.declaredAt
    return variable ?? function ?? unit.types.lazy.compactMap { Self.definition(of: name, in: $0) }.first
  }

  /// Returns the place of a declaration in a text that has errors.
  private func declaration(of name: String, in declarations: [Decl]) -> SourceRange? {
    for decl in declarations {
      switch decl.kind {
      case .variable(let syntax):
        for binding in syntax.bindings {
          if case .binding(name, _) = binding.pattern.kind { return binding.pattern.range }
        }
      case .function(let syntax) where syntax.name == name: return decl.nameRange
      case .nominal(let syntax):
        if syntax.name == name { return decl.nameRange }
        if let place = declaration(of: name, in: syntax.members) { return place }
      case .typeAlias(name, _, _): return decl.nameRange
      default: break
      }
    }
    return nil
  }

  /// The declarations at the top level, as far as the text can be parsed.
  private var syntax: [Decl] {
    nonisolated(unsafe) var statements: [Stmt] = []
    let (session, file) = (session, file)
    session.onMain { statements = session.evaluator.program.parse(file).unit.statements }
    return statements.compactMap { if case .declaration(let decl) = $0.kind { decl } else { nil } }
  }

  private static func definition(of name: String, in type: NominalDecl) -> SourceRange? {
    if type.name == name { return type.declaredAt }
    switch type.members[name]?.first {
    case .function(let function): return function.declaredAt
    case .variable(let variable): return variable.declaredAt
    case .enumCase(let enumCase): return enumCase.declaredAt
    default: return type.nestedNominals.lazy.compactMap { definition(of: name, in: $0) }.first
    }
  }
}
