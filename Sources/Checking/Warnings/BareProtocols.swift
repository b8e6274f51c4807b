import SyntaxTree
import Types

/// Warnings about protocols with associated types or `Self` requirements that are used as types without `any`.
extension Checker {
  func warnOfBareProtocols() {
    var seen: Set<Int> = []
    for (decl, place) in bareProtocols where decl.needsAny && seen.insert(place.start).inserted {
      warn(
        WarningDiagnostic.bareProtocol(name: decl.name),
        at: place)
    }
  }
}

extension NominalDecl {
  /// True if it has associated types, or members that take `Self`.
  fileprivate var needsAny: Bool {
    allInherited.contains { proto in
      if !proto.associatedTypes.isEmpty || proto.isNative && proto.name == "Equatable" { return true }
      guard let own = proto.selfParameter else { return false }
      return proto.protocolRequirements.contains { requirement in
        if case .function(let function) = requirement {
          function.parameters.contains { $0.type.mentions(own) }
        } else {
          false
        }
      }
    }
  }
}

extension Type {
  fileprivate func mentions(_ own: GenericParameter) -> Bool {
    contains { if case .parameter(let parameter) = $0 { parameter === own } else { false } }
  }
}
