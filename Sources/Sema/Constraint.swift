import SyntaxTree
import Types

/// The place that a constraint arises at: an expression and a part of it.
package struct ConstraintLocator {
  package enum Element: Equatable {
    case whole, base, result, condition, branch, element, key, value
    /// The value of an assignment, or the operand of `as`.
    case assigned, coerced
    /// The result of a closure whose result type is written between these offsets.
    case declaredResult(start: Int, end: Int)
    case variadicArgument(Int)
    case argument(Int)
    /// An argument for a parameter that is an autoclosure.
    case autoclosure(Int)
    case closureResult
    /// The effects of a closure, apart from its body.
    case closureEffects
    /// A parameter of a closure whose type is written.
    case closureParameter(Int)
    /// Where a written key path ends and begins.
    case keyPathValue, keyPathRoot
    case requirement
    /// A requirement of the generic type that an initializer makes.
    case typeRequirement
    /// Of a generic parameter that an existential argument may be opened for.
    case openableRequirement
  }
  package let anchor: Expr
  package var element = Element.whole
  /// The conversion that this one is a part of.
  package var whole: WholeConversion?
  init(_ anchor: Expr, _ element: Element = .whole) {
    self.anchor = anchor
    self.element = element
  }
}

/// A relation between types that a solution satisfies.
///
/// A reference: the solver keeps constraints in many lists, and copies those at each step.
final class Constraint {
  enum ConversionKind {
    case value, argument, operatorArgument
    /// Of a closure for a parameter with a result builder.
    case built(by: Type)
  }
  indirect enum Kind {
    /// A value of the first type may stand where the second is expected.
    case conversion(Type, Type, ConversionKind)
    case equality(Type, Type)
    case requirement(Requirement)
    /// The member of a name; waits for the type of its base.
    case member(OverloadUse, base: Type)
    /// `.name`: the base is found from the type of the whole chain.
    case implicitBase(Type, of: Type, name: String)
    /// An operator; waits for the type of an operand.
    case operation(OverloadUse)
    /// One of several declarations.
    case disjunction(OverloadUse, [OverloadChoice])
    /// A function value applied to arguments.
    case application(Type, OverloadUse)
    /// One of several sets of constraints, each with its addition to the score.
    case alternatives([[Constraint]])
    /// `base[keyPath: path]`.
    case keyPathApplication(path: Type, base: Type, result: Type)
    /// A key path that is applied where it is written has its own type.
    case ownKeyPathType(ContextualValue, KeyPathUse)
    /// `value as NSString`: the value converts or is bridged to the second type.
    case bridging(Type, Type)
    /// The second type is the payload of the first, an optional.
    case payload(of: Type, Type)
    /// The result of an optional chain over a value of the first type.
    case chain(Type, Type)
    /// Adds to the score, as part of an alternative.
    case penalty(Score.Part)
    /// An operator or a key path as a value; waits for the type that is expected.
    case contextualValue(ContextualValue)
    /// A closure; waits for the function type that is expected.
    case closure(ClosureUse)
    /// The body of a closure of several statements, solved when nothing outside can bind more types.
    case conjunction(ClosureUse, FunctionType, builder: Type?)
    /// The value of a closure's only expression as its result.
    case closureResult(Type, Type, Expr)
  }
  let kind: Kind
  let locator: ConstraintLocator
  /// The unbound variables in it, when it was last found to have to wait, and the length of the trail at that time.
  let waiting: (variables: [Int], trail: Int)?

  init(_ kind: Kind, _ locator: ConstraintLocator, waiting: (variables: [Int], trail: Int)? = nil) {
    self.kind = kind
    self.locator = locator
    self.waiting = waiting
  }

  /// True for a closure of several statements.
  var isOfSeparateBody: Bool {
    switch kind {
    case .closure(let use), .conjunction(let use, _, _): use.expr.hasSeparateBody
    default: false
    }
  }

  /// The class of a key path follows from the declarations that are chosen for its steps, too.
  var isDecidedByItsVariables: Bool {
    switch kind {
    case .contextualValue, .ownKeyPathType, .keyPathApplication: false
    default: true
    }
  }
}

/// A value whose type comes from the context: an operator as a function, a key path.
final class ContextualValue {
  enum Kind {
    case operation(name: String)
    case keyPath(KeyPathUse)
  }
  let expr: Expr
  let kind: Kind
  /// A variable until the value is resolved.
  let type: Type

  init(_ expr: Expr, _ kind: Kind, type: Type) {
    self.expr = expr
    self.kind = kind
    self.type = type
  }

  var hasWrittenRoot: Bool { if case .keyPath(let use) = kind { use.hasWrittenRoot } else { false } }

  /// Its own type and those of its parts.
  var types: [Type] { if case .keyPath(let use) = kind { [type, use.root, use.value] } else { [type] } }
}

/// A closure whose type is being inferred.
final class ClosureUse {
  let expr: Expr
  let syntax: ClosureSyntax
  /// A variable until the closure is resolved.
  let type: Type
  let scope: Scope

  init(_ expr: Expr, _ syntax: ClosureSyntax, type: Type, scope: Scope) {
    self.expr = expr
    self.syntax = syntax
    self.type = type
    self.scope = scope
  }
}
