import Types
import Execution

/// Declares `+` and `+=` of texts and parts of texts; the left operand determines the result type.
package func declareTextJoining(_ module: NativeModule) {
  for (left, right) in [("String", "Substring"), ("Substring", "String"), ("Substring", "Substring")] {
    let isText = left == "String"
    var members: [NativeMember] = []
    members.binary("static func + (lhs: \(left), rhs: \(right)) -> \(left)") { first, second in
      isText ? .string(first.toText + second.toText) : .boxed(Substring(first.toText) + second.toText)
    }
    members.mutating("static func += (lhs: inout \(left), rhs: \(right))") { text, call in
      text = isText ? .string(text.toText + call[0].toText) : .boxed(Substring(text.toText) + call[0].toText)
      return .void
    }
    module.extend("extension \(left)", members)
  }
  // Where a text is wanted the text on the right may say so.
  var members: [NativeMember] = []
  members.binary("static func + (lhs: Substring, rhs: String) -> String") { first, second in
    .string(first.toText + second.toText)
  }
  module.extend("extension String", members)
}
