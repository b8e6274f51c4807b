import SyntaxTree
import Types

/// Notes that swiftc adds to a message: the place of the other declaration, and the change that removes the error.
extension Checker.Failure {
  func noting(_ notes: Diagnostic.Note?...) -> Checker.Failure {
    var changed = diagnostic
    changed.notes += notes.compactMap { $0 }
    return Checker.Failure(diagnostic: changed, cause: cause)
  }

  func fixed(by edits: Diagnostic.Edit...) -> Checker.Failure { fixed(by: edits) }

  func fixed(by edits: [Diagnostic.Edit]) -> Checker.Failure {
    var changed = diagnostic
    changed.fix = edits
    return Checker.Failure(diagnostic: changed, cause: cause)
  }
}

extension VariableDecl {
  /// Note that makes a constant mutable. A parameter stays constant, because its function changes a copy.
  var madeMutable: Diagnostic.Note? {
    guard let place = declaredAt, !place.file.isLibrary else { return nil }
    if let word = place.wordBefore("let") {
      return Diagnostic.Note(
        "change 'let' to 'var' to make it mutable", at: word, fix: [.init(range: word, text: "var")])
    }
    if place.wordBefore("for") != nil {
      return Diagnostic.Note(
        "change 'let' to 'var' to make it mutable", at: place, fix: [.insert("var ", before: place)])
    }
    guard case .parameter = introduction, name != "self", !name.hasPrefix("$") else { return nil }
    return Diagnostic.Note("a parameter is a constant: var \(name) = \(name) makes a copy that can be changed")
  }

  /// Note that makes a closure parameter escaping.
  var madeEscaping: Diagnostic.Note? {
    guard !isInout, let place = declaredAt, !place.file.isLibrary, type.functionType != nil else { return nil }
    let text = Array(place.text.utf8)
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let blanks = text[(colon + 1)...].prefix { $0 == UInt8(ascii: " ") }.count
    let type = SourceRange(file: place.file, start: place.start + colon + 1 + blanks, end: place.end)
    let name = SourceRange(
      file: place.file, start: place.start + colon - self.name.utf8.count, end: place.start + colon)
    return Diagnostic.Note(
      "parameter '\(self.name)' is implicitly non-escaping", at: name, fix: [.insert("@escaping ", before: type)])
  }
}

extension Type {
  /// Why an enum of the program is not compared by itself.
  func madeEquatable(at place: SourceRange) -> Diagnostic.Note? {
    guard case .nominal(let decl, _) = head, decl.kind == .enumeration, !decl.isNative else { return nil }
    return Diagnostic.Note("binary operator '==' cannot be synthesized for enums with associated values", at: place)
  }

  /// Returns the note that adds a conformance to a type of the program, for a protocol that the compiler can synthesize.
  func becoming(_ name: String) -> Diagnostic.Note? {
    guard case .nominal(let decl, _) = head, !decl.isNative, decl.kind == .structure || decl.kind == .enumeration,
      ["Equatable", "Hashable"].contains(name), let place = decl.declaredAt, !place.file.isLibrary
    else { return nil }
    var note = Diagnostic.Note("'\(decl.name)' is \(name) as soon as it says so")
    let rest = place.file.text.utf8.dropFirst(place.end).drop { $0 == UInt8(ascii: " ") }
    if rest.first == UInt8(ascii: "{") { note.fix = [.insert(": \(name)", after: place)] }
    return note
  }
}
