import SyntaxTree
import Types

/// The result types of closures of several statements that were inferred in one statement: trials of overloads and the typed tree ask
/// for the same ones again.
struct InferredResults {
  struct Key: Hashable {
    let closure: ObjectIdentifier
    /// The type that is expected, the builder, and the types of the local variables that the closure sees.
    let context: String
  }
  private var known: [Key: (closure: Expr, result: Type)] = [:]

  func result(_ key: Key) -> Type? { known[key]?.result }

  mutating func note(_ result: Type, of closure: Expr, _ key: Key) { known[key] = (closure, result) }
}

extension Scope {
  /// The names and types of the variables of this scope and those around it, up to the top level; nil where a type is not known yet.
  var typesOfLocals: String? {
    var text = ""
    var current: Scope? = self
    while let here = current, !here.isTopLevel {
      for (name, entries) in here.values.sorted(by: { $0.key < $1.key }) {
        for case .variable(let variable) in entries {
          if variable.type.hasVariables { return nil }
          text += "\(name):\(variable.type);"
        }
      }
      text += "|"
      current = here.parent
    }
    return text
  }
}
