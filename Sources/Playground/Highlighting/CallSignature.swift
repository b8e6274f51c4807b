/// A function's signature with the parameter that is being typed.
package struct CallSignature: Equatable, Sendable {
  package var text: String
  /// The parameter's place in the text, in UTF-8.
  package var parameter: Range<Int>?

  /// Chooses among overloads the first that has the parameter which is being typed.
  init?(_ signatures: [String], for call: OpenCall) {
    guard let first = signatures.first else { return nil }
    let parameters = signatures.map { Self.parameters(of: $0) }
    let chosen = parameters.firstIndex { Self.place(in: $0, of: call) != nil } ?? 0
    text = chosen == 0 ? first : signatures[chosen]
    parameter = Self.place(in: parameters[chosen], of: call)?.range
    if signatures.count > 1 { text += "  +\(signatures.count - 1)" }
  }

  struct Parameter: Equatable {
    var label: String
    var range: Range<Int>
  }

  private static func place(in parameters: [Parameter], of call: OpenCall) -> Parameter? {
    if let label = call.label { return parameters.first { $0.label == label } }
    return call.argument < parameters.count ? parameters[call.argument] : nil
  }

  /// Returns the parameters between a signature's first parentheses.
  static func parameters(of signature: String) -> [Parameter] {
    let bytes = Array(signature.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return [] }
    var found: [Parameter] = []
    var depth = 0
    var start = open + 1
    func add(_ end: Int) {
      let range = start..<end
      if range.isEmpty { return }
      let label = bytes[range].prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") }
      found.append(Parameter(label: String(decoding: label, as: UTF8.self), range: range))
    }
    for index in open..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      // Not the arrow of a function's type.
      case UInt8(ascii: ">") where bytes[index - 1] != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 {
          add(index)
          return found
        }
      case UInt8(ascii: ",") where depth == 1:
        add(index)
        start = index + 1
        while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
      default: break
      }
    }
    return found
  }
}
