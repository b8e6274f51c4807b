import SyntaxTree
import Types

/// Rules that a candidate must satisfy besides accepting its arguments.
extension Checker {
  /// Rejects a member of an existential value whose parameters take `Self` or an associated type, since these types are unknown. The values
  /// of opaque types are excluded: an opaque type stands for one known type.
  func refuseExistentialMember(_ candidate: Candidate, _ name: String) throws {
    guard let function = candidate.function, let own = function.owner?.selfParameter, function.owner?.isNative == false,
      let receiver = candidate.receiver, case .existential(let protocols) = receiver.type.head,
      !protocols.contains(where: \.isOpaque)
    else { return }
    let known = Set(protocols.filter { !$0.arguments.isEmpty }.flatMap(\.decl.primaryAssociatedTypes))
    guard function.parameters.contains(where: { $0.type.takes(own, besides: known) }) else { return }
    throw failure(
      ExpressionDiagnostic.memberOfExistential(name: name, type: settled(receiver.type)),
      at: receiver.place)
  }

  /// Of a class that is known as a value subclasses may stand there: only what all of them have makes an object.
  func requireRequired(
    _ isRequired: Bool, _ owner: NominalDecl, _ type: CheckedExpr, at range: SourceRange
  ) throws {
    if isRequired || owner.isFinal || owner.isNative || owner.kind != .classType { return }
    if case .metatype(let exact) = type.kind, case .nominal = exact.head { return }
    guard type.type.isMetatype else { return }
    let isOwn =
      type.range.text == "Self" || range.text == "Self"
      || type.range.text == "self" && context.function?.returnsSelf == true
    let name = isOwn ? "Self" : settled(type.type.instance).description
    throw failure(
      ExpressionDiagnostic.metatypeWithoutRequired(name: name),
      at: range)
  }
}

extension Type {
  /// Returns true if a parameter of this type takes a value of `Self` or of an associated type that is not known.
  fileprivate func takes(_ own: GenericParameter, besides known: Set<String>, isGiven: Bool = false) -> Bool {
    switch head {
    case .parameter(let parameter): !isGiven && parameter === own
    case .dependentMember(let base, let name):
      if case .parameter(let parameter) = base.head, parameter === own {
        !isGiven && !known.contains(name)
      } else {
        false
      }
    case .nominal(let decl, let arguments):
      arguments.contains {
        $0.takes(own, besides: known, isGiven: isGiven)
          || !(decl.isNative && Self.passing.contains(decl.name)) && $0.takes(own, besides: known, isGiven: false)
      }
    case .tuple(let fields): fields.contains { $0.type.takes(own, besides: known, isGiven: isGiven) }
    case .function(let function):
      function.parameters.contains { $0.type.takes(own, besides: known, isGiven: !isGiven) }
        || function.result.takes(own, besides: known, isGiven: isGiven)
    default: false
    }
  }

  /// Types whose arguments may be given as what they are arguments of.
  private static let passing: Set<String> = ["Optional", "Array", "Dictionary", "Set"]
}
