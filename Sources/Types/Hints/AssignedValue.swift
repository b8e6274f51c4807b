import SyntaxTree

/// An assignment as text: the operation that it makes with the former value, and what is assigned.
struct AssignedValue {
  /// The operator before `=`: `+` for `+=`; empty for a plain assignment.
  let operation: String
  let value: String
  /// End of the value in the file.
  let end: Int

  /// Reads what follows the place that is assigned to, on its line.
  init?(behind place: SourceRange) {
    let bytes = Array(place.file.text.utf8)
    var index = place.end
    func skipBlanks() { while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 } }
    skipBlanks()
    let start = index
    while index < bytes.count, "+-*/%=".utf8.contains(bytes[index]) { index += 1 }
    let sign = String(decoding: bytes[start..<index], as: UTF8.self)
    guard ["=", "+=", "-=", "*=", "/=", "%="].contains(sign) else { return nil }
    skipBlanks()
    var (last, depth) = (index, 0)
    loop: while last < bytes.count {
      switch bytes[last] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { break loop }
        depth -= 1
      case UInt8(ascii: "\n"), UInt8(ascii: ";"): break loop
      default: break
      }
      last += 1
    }
    while last > index, bytes[last - 1] == UInt8(ascii: " ") { last -= 1 }
    guard last > index, depth == 0 else { return nil }
    operation = String(sign.dropLast())
    value = String(decoding: bytes[index..<last], as: UTF8.self)
    end = last
  }
}

extension Lesson {
  /// Returns the lesson as a note about an assignment to a member.
  ///
  /// - Parameters:
  ///   - place: The place that is assigned to.
  ///   - base: The range before the dot.
  package func note(onAssignmentTo place: SourceRange, base: SourceRange) -> Diagnostic.Note {
    var note = Diagnostic.Note(text)
    guard case .send(let method)? = remedy, let assigned = AssignedValue(behind: place) else { return note }
    let value =
      assigned.operation.isEmpty ? assigned.value : "\(base.text).value \(assigned.operation) \(assigned.value)"
    let whole = SourceRange(file: place.file, start: base.start, end: assigned.end)
    note.fix = [.init(range: whole, text: "\(base.text).\(method)(\(value))")]
    return note
  }
}
