import SyntaxTree
import Types

extension DiagnosticKind {
  /// Types that the text mentions.
  var payloadTypes: [Type] { payload.compactMap { $0 as? Type } + payload.flatMap { $0 as? [Type] ?? [] } }

  /// Names that the text mentions: those of its types and those in quotes.
  var mentionedNames: [String] {
    var names: [String] = []
    for type in payloadTypes {
      _ = type.contains { part in
        switch part {
        case .nominal(let decl, _): names.append(decl.name)
        case .existential(let protocols): names += protocols.map(\.decl.name)
        default: break
        }
        return false
      }
    }
    return names + payload.compactMap { $0 as? String }
  }

  private var payload: [Any] {
    Mirror(reflecting: self).children.flatMap { child -> [Any] in
      let values = Mirror(reflecting: child.value)
      return values.displayStyle == .tuple ? values.children.map(\.value) : [child.value]
    }
  }
}
