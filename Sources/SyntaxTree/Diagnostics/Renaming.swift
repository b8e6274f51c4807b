/// The change from a function's old name to its new one, labels included: `observeOn(x)` to `observe(on: x)`.
package struct Renaming {
  /// Edits to the new form; empty if it needs more than other words.
  package let edits: [Diagnostic.Edit]

  /// - Parameters:
  ///   - name: The old name in the source.
  ///   - target: The new name, as in `observe(on:)`; a text with values in it, as `share(replay: 1)`, replaces an empty call.
  ///   - parameters: The labels that the old function has.
  package init(of name: SourceRange, to target: String, parameters: [String?]) {
    let base = target.prefix { $0 != "(" }
    guard !base.isEmpty, !["self", "init"].contains(base), base.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else {
      edits = []
      return
    }
    let renamed = Diagnostic.Edit(range: name, text: String(base))
    guard base.endIndex < target.endIndex else {
      edits = [renamed]
      return
    }
    let inner = target[target.index(after: base.endIndex)...].dropLast()
    let arguments = Self.argumentStarts(behind: name)
    if inner.contains(" ") || !inner.isEmpty && inner.last != ":" {
      let isEmptyCall = arguments?.starts.isEmpty == true && parameters.isEmpty
      edits =
        isEmptyCall
        ? [.init(range: SourceRange(file: name.file, start: name.start, end: arguments!.end), text: target)] : []
      return
    }
    let labels = inner.split(separator: ":").map(String.init)
    // A label that goes or becomes another one is more than a renaming.
    let keepsLabels = zip(parameters, labels).allSatisfy { old, new in old == nil || old == new }
    guard labels.count == parameters.count, keepsLabels else {
      edits = []
      return
    }
    // Closures that trail the name keep their places.
    var made = [renamed]
    for (index, start) in (arguments?.starts ?? []).enumerated() where index < labels.count {
      guard parameters[index] == nil, labels[index] != "_" else { continue }
      made.append(.init(range: SourceRange(file: name.file, start: start, end: start), text: labels[index] + ": "))
    }
    edits = made
  }

  /// Returns the offsets at which the arguments of a call begin, and where its parentheses end; nil where none follow
  /// the name.
  private static func argumentStarts(behind name: SourceRange) -> (starts: [Int], end: Int)? {
    let bytes = Array(name.file.text.utf8)
    guard name.end < bytes.count, bytes[name.end] == UInt8(ascii: "(") else { return nil }
    var starts: [Int] = []
    var depth = 0
    var isAwaiting = false
    var isText = false
    var offset = name.end
    while offset < bytes.count {
      let byte = bytes[offset]
      if isText {
        if byte == UInt8(ascii: "\\") { offset += 1 } else if byte == UInt8(ascii: "\"") { isText = false }
      } else {
        let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
        if isAwaiting, !isBlank, byte != UInt8(ascii: ")") {
          starts.append(offset)
          isAwaiting = false
        }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          depth += 1
          if depth == 1 { isAwaiting = true }
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth -= 1
          if depth == 0 { return (starts, offset + 1) }
        case UInt8(ascii: ",") where depth == 1: isAwaiting = true
        case UInt8(ascii: "\""): isText = true
        default: break
        }
      }
      offset += 1
    }
    return nil
  }
}
