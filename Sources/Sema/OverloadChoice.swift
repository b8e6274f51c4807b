import SyntaxTree
import Types

/// One declaration that a name, a call, a subscript or an operator may refer to.
package struct OverloadChoice {
  package enum Target {
    case function(FunctionDecl)
    case enumCase(EnumCaseDecl)
    /// `isPlain`: takes no arguments, all properties having values.
    case memberwise(NominalDecl, isPlain: Bool)
    case subscripting(SubscriptDecl)
    case variable(VariableDecl)
    /// The element of a tuple.
    case tupleElement(Int, Type)
  }
  package let target: Target
  /// The type of the receiver, a metatype for static members and initializers; nil for functions without one.
  package var base: Type?
  package var member: FoundMember?
  /// Replaces the parameters of the owner.
  package var substitution = Substitution()
  package var distance = 0
  package var throughProtocol = false
  package var dispatch = Callee.Dispatch.direct
  /// The arguments of each parameter, once the labels are known to fit.
  var matching: ArgumentMatching?
  /// Part of the score that increases where the effects of this overload do not suit the surrounding code.
  var effectPenalty: Score.Part?

  package init(_ target: Target) { self.target = target }

  package init?(_ member: FoundMember, base: Type) {
    switch member.decl {
    case .function(let function): target = .function(function)
    case .enumCase(let enumCase): target = .enumCase(enumCase)
    case .variable(let variable): target = .variable(variable)
    case .subscriptDecl(let declaration): target = .subscripting(declaration)
    }
    self.base = base
    self.member = member
    substitution = member.substitution
    distance = member.distance
    throughProtocol = member.throughProtocol
  }

  /// A method that is named through its type, without an instance.
  package var isUnbound: Bool {
    guard case .function(let function) = target, let base, case .metatype = base.head else { return false }
    return !function.isStatic && function.kind != .initializer
  }

  /// True for a generic function and for a member that a protocol gives to its conforming types.
  var isGeneric: Bool { throughProtocol || function?.generics.isEmpty != true }

  /// True for a declaration with types that depend on nothing, unlike those in generic types.
  var isConcrete: Bool { !isGeneric && function?.owner?.allGenerics.isEmpty != false }

  package var function: FunctionDecl? {
    switch target {
    case .function(let function): function
    case .subscripting(let declaration): declaration.getter
    default: nil
    }
  }

  /// The place of the declaration in the program's text; nil for those of the library.
  package var declaredAt: SourceRange? {
    if case .variable(let variable) = target { variable.declaredAt } else { function?.declaredAt }
  }
}

/// The overload that a solution chose for one use of a name.
///
/// Solutions and the trail refer to it many times, so that it is an object.
package final class ChosenOverload {
  package let choice: OverloadChoice
  /// The owner's parameters and those of the declaration.
  package let substitution: Substitution
  package let matching: ArgumentMatching?

  init(choice: OverloadChoice, substitution: Substitution, matching: ArgumentMatching? = nil) {
    self.choice = choice
    self.substitution = substitution
    self.matching = matching
  }
}

/// One use of a name that overloads are chosen for.
package final class OverloadUse {
  package enum Form {
    case reference(labels: [String]?)
    case call(arguments: [Expr.Argument], types: [Type])
    case subscripting(arguments: [Expr.Argument], types: [Type])
    case operation(arguments: [Expr.Argument], types: [Type])
  }
  /// The value or type that the member is looked up in.
  package enum Receiver {
    case none
    case value(Expr)
    case type(Type)
    /// `self`, which is not written.
    case own(VariableDecl)
    /// `.name`: the type is found from the context.
    case implicit(Type)
  }
  /// Identifies a use within one statement: a call may refer to a property and to the `callAsFunction` of its value.
  package struct Key: Hashable {
    let expr: ObjectIdentifier
    let isApplied: Bool
  }
  package let expr: Expr
  package let name: String
  package let nameRange: SourceRange
  package var key: Key { Key(expr: ObjectIdentifier(expr), isApplied: isApplied) }
  package let form: Form
  package let receiver: Receiver
  /// Type arguments written behind the name.
  package let typeArguments: [Type]
  /// True for the `callAsFunction` that a call of a value refers to.
  let isApplied: Bool
  /// The type of the whole expression: of the call's result, where it is a call.
  let result: Type

  init(
    _ expr: Expr, _ name: String, _ nameRange: SourceRange, _ form: Form, _ receiver: Receiver,
    typeArguments: [Type] = [], isApplied: Bool = false, result: Type
  ) {
    self.expr = expr
    self.name = name
    self.nameRange = nameRange
    self.form = form
    self.receiver = receiver
    self.typeArguments = typeArguments
    self.isApplied = isApplied
    self.result = result
  }

  package var isOperation: Bool { if case .operation = form { true } else { false } }
  package var isSubscript: Bool { if case .subscripting = form { true } else { false } }

  package var arguments: (written: [Expr.Argument], types: [Type])? {
    switch form {
    case .reference: nil
    case .call(let written, let types), .subscripting(let written, let types), .operation(let written, let types):
      (written, types)
    }
  }

  /// True for the operators that make ranges.
  var makesRange: Bool {
    guard case .operation = form else { return false }
    return name == "..." || name == "..<"
  }
}

extension Type {
  /// Returns whether the library declares an operator for two operands of exactly this type, not through a protocol.
  package func declaresOperator(_ name: String) -> Bool {
    guard let decl = nominalDecl, decl.isNative else { return false }
    if integerRange != nil { return !["~=", "..<", "..."].contains(name) }
    return switch decl.name {
    case "Double", "Float": ["+", "-", "*", "/", "+=", "-=", "*=", "/="].contains(name)
    case "String": ["+", "+=", "==", "<"].contains(name)
    case "Character": ["==", "<"].contains(name)
    case "Bool": name == "=="
    default: false
    }
  }
}
