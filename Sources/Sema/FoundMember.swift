import SyntaxTree
import Types

/// A member that a type has under a name.
package struct FoundMember {
  package let decl: MemberDecl
  /// The type whose declaration or extension contains the member.
  package let owner: NominalDecl
  /// Of the owner's parameters (or its `Self`).
  package let substitution: Substitution
  /// Number of steps from the receiver: own members before inherited ones before those of protocols.
  package let distance: Int
  /// True if the receiver is `any P` or a generic parameter; requirements are called through their witness.
  package let throughProtocol: Bool

  package init(
    decl: MemberDecl, owner: NominalDecl, substitution: Substitution, distance: Int, throughProtocol: Bool
  ) {
    self.decl = decl
    self.owner = owner
    self.substitution = substitution
    self.distance = distance
    self.throughProtocol = throughProtocol
  }

  var isMutating: Bool { if case .function(let function) = decl { function.isMutating } else { false } }

  /// Returns this member with another number of steps from the receiver.
  package func moved(to distance: Int) -> FoundMember {
    FoundMember(
      decl: decl, owner: owner, substitution: substitution, distance: distance, throughProtocol: throughProtocol)
  }
}

/// The declarations that a name refers to.
package enum Reference {
  case variable(VariableDecl)
  case functions([FunctionDecl])
  /// Members found without a receiver, with the `self` they belong to.
  case members([FoundMember], own: VariableDecl)
  /// Static members of a type in which the type around is nested.
  case staticMembers([FoundMember], of: Type)
  case type(Type)
  case module(String)
}

/// A parameter as a call sees it.
package struct CallParameter {
  package let label: String?
  package let type: Type
  package var isVariadic = false
  package var isInout = false
  package var isAutoclosure = false
  package var builder: Type?
  /// True if a closure passed for the parameter may escape.
  package var isEscaping = true
  package var defaultValue: Expr?
  package var hasDefault = false

  package init(
    label: String?, type: Type, isVariadic: Bool = false, isInout: Bool = false, isAutoclosure: Bool = false,
    builder: Type? = nil, isEscaping: Bool = true, defaultValue: Expr? = nil, hasDefault: Bool = false
  ) {
    self.label = label
    self.type = type
    self.isVariadic = isVariadic
    self.isInout = isInout
    self.isAutoclosure = isAutoclosure
    self.builder = builder
    self.isEscaping = isEscaping
    self.defaultValue = defaultValue
    self.hasDefault = hasDefault
  }
}
