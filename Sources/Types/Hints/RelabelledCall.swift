/// A call that takes the arguments of another one under other labels.
package struct RelabelledCall: Sendable {
  /// The called name: `observe`.
  let name: String
  /// New labels by written ones; an empty text stands for no label. An argument with any other label has no counterpart.
  let labels: [String: String]
  /// New values by written ones.
  let values: [String: String]
  /// Label and value of the last argument, which the call has to have. It becomes the label of a second argument without one.
  let required: (label: String, value: String)?

  package init(
    _ name: String, _ labels: [String: String] = ["": ""], values: [String: String] = [:],
    required: (label: String, value: String)? = nil
  ) {
    (self.name, self.labels, self.values, self.required) = (name, labels, values, required)
  }

  /// Returns the text of the call; nil if an argument has no counterpart.
  ///
  /// - Parameter arguments: The written arguments, without parentheses.
  func written(with arguments: String) -> String? {
    var parts: [(label: String, value: String)] = []
    for argument in arguments.argumentTexts {
      var (label, value) = argument.labelAndValue
      if let required, label.isEmpty, parts.count == 1 {
        label = required.label
      } else if let other = labels[label] {
        label = other
      } else {
        return nil
      }
      value = values[value] ?? value
      // An argument that is passed inout is passed as it is.
      parts.append((label, value.first == "&" ? String(value.dropFirst()) : value))
    }
    if let required {
      let given = parts.first { $0.label == required.label }
      parts.removeAll { $0.label == required.label }
      parts.append(given ?? required)
    }
    return "\(name)(\(parts.map { $0.label.isEmpty ? $0.value : "\($0.label): \($0.value)" }.joined(separator: ", ")))"
  }
}

extension String {
  /// The arguments of a list, without the blanks around them; commas within brackets and text separate none.
  fileprivate var argumentTexts: [String] {
    var (parts, part, depth, isText, isEscaped) = ([String](), "", 0, false, false)
    for character in self {
      switch character {
      case "\"" where !isEscaped: isText.toggle()
      case "(", "[", "{": depth += isText ? 0 : 1
      case ")", "]", "}": depth -= isText ? 0 : 1
      case "," where depth == 0 && !isText:
        parts.append(part)
        part = ""
        continue
      default: break
      }
      isEscaped = character == "\\" && !isEscaped
      part.append(character)
    }
    return (parts + [part]).map { String($0.trimmingBlanks) }.filter { !$0.isEmpty }
  }

  /// An argument's label, empty where it has none, and its value.
  fileprivate var labelAndValue: (label: String, value: String) {
    let label = prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !label.isEmpty, self[label.endIndex...].first == ":" else { return ("", self) }
    return (String(label), String(self[label.endIndex...].dropFirst().trimmingBlanks))
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: SubSequence {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
