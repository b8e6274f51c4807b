import SyntaxTree

/// An expression after checking: every name resolved, every conversion spelled out, every type known.
package final class CheckedExpr: @unchecked Sendable {
  /// Form of the expression. Only the checker modifies it, to fill in types that were unknown when the node was made.
  package var kind: Kind
  package var type: Type
  package let range: SourceRange
  /// The offset that messages point at; negative for the beginning of `range`.
  package var caret = -1
  /// True if it is the default value of an argument that is not written.
  package var isDefaultArgument = false
  /// A type's name alone, without `.self`.
  package var isBareType = false

  /// Place of messages about the expression.
  package var place: SourceRange {
    caret < 0 ? range : SourceRange(file: range.file, start: caret, end: max(caret + 1, range.end))
  }

  package init(_ kind: Kind, _ type: Type, _ range: SourceRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }

  package indirect enum Kind {
    // Literals. Their values are already those of `type` (`integer` may have type Double, Int64, …).
    /// Wide enough for the literals of all integer types.
    case integer(Int128)
    case double(Double)
    case boolean(Bool)
    case string(String)
    case character(Character)
    /// `nil` of the optional type.
    case nilLiteral
    case void
    case interpolation([Segment])
    case array([CheckedExpr])
    case set([CheckedExpr])
    case dictionary([(key: CheckedExpr, value: CheckedExpr)])
    case tuple([CheckedExpr])

    // Names and members. All of them but calls may also stand on the left of an assignment or behind `inout`.
    /// A local, a global, a parameter or `self`.
    case variable(VariableDecl)
    /// A stored property (lazy and observed ones too) of an instance; `base` is an lvalue where it is written to and is a struct.
    case property(CheckedExpr, VariableDecl)
    case staticProperty(VariableDecl, of: Type)
    /// A computed property: calls of its accessors. The receiver is nil for static ones of native types.
    case computed(CheckedExpr?, VariableDecl, getter: Callee, setter: Callee?)
    case subscriptCall(CheckedExpr, arguments: [CheckedExpr], getter: Callee, setter: Callee?)
    case tupleElement(CheckedExpr, Int)
    case metatype(Type)
    case keyPath(CheckedKeyPath)

    // Calls.
    /// A call with one argument for each parameter: variadic ones as `array`, defaults filled in, `inout` ones as
    /// `inoutArgument`. The receiver of a mutating function is an lvalue.
    case call(Callee, receiver: CheckedExpr?, arguments: [CheckedExpr])
    /// A call of a function value.
    case apply(CheckedExpr, arguments: [CheckedExpr])
    /// A function as a value; with a receiver it is bound to it.
    case function(Callee, receiver: CheckedExpr?)
    /// `Type.method` as a value: takes the receiver and gives the bound function.
    case unboundMethod(Callee)
    case enumCase(EnumCaseDecl, [CheckedExpr])
    /// `.some`-like case constructors as functions: `map(Result.success)`.
    case enumCaseFunction(EnumCaseDecl)
    /// `Type(…)`. For a class: makes the instance, runs the initializer. The memberwise one is `memberwise`.
    case construct(Callee, arguments: [CheckedExpr])
    /// A memberwise initialization with one value for each stored property, in layout order; nil stands for the
    /// property's own initial value.
    case memberwise(NominalDecl, [CheckedExpr?])
    case closure(CheckedClosure)
    case inoutArgument(CheckedExpr)

    // Operators with a shape of their own.
    case assign(CheckedExpr, CheckedExpr)
    /// `_ = value`.
    case discard(CheckedExpr)
    case logicalAnd(CheckedExpr, CheckedExpr)
    case logicalOr(CheckedExpr, CheckedExpr)
    /// `a ?? b`, `b` not an optional unless `type` is one.
    case coalesce(CheckedExpr, CheckedExpr)
    case ternary(CheckedExpr, CheckedExpr, CheckedExpr)
    case identical(CheckedExpr, CheckedExpr, negated: Bool)

    // Optionals, errors, casts.
    case wrap(CheckedExpr)
    case bindOptional(CheckedExpr)
    /// Optional chain: nil if a `bindOptional` inside is nil, else its value, wrapped unless `flattens`.
    case optionalChain(CheckedExpr, flattens: Bool)
    case forceUnwrap(CheckedExpr)
    case optionalTry(CheckedExpr, flattens: Bool)
    case forceTry(CheckedExpr)
    case await(CheckedExpr)
    case conditionalCast(CheckedExpr, Type)
    case forcedCast(CheckedExpr, Type)
    case typeCheck(CheckedExpr, Type)
    case convert(CheckedExpr, Conversion)

    case ifExpression(CheckedIf)
    case switchExpression(CheckedSwitch)
    /// Statements whose last one gives the value: a branch of `if` or `switch` as an expression.
    case sequence([CheckedStmt], CheckedExpr)
  }

  package enum Segment {
    case text(String)
    case value(CheckedExpr)
  }
}

/// Target of a call and its dispatch at run time.
package struct Callee: Sendable {
  package enum Dispatch: Sendable {
    /// The function itself.
    case direct
    /// The override of the receiver's class.
    case dynamic
    /// The witness for a protocol's requirement in the type of the receiver (or in `Self`, for static ones and initializers).
    case witness
  }
  package let function: FunctionDecl
  package let dispatch: Dispatch
  /// Type arguments for `function.hiddenParameters`.
  package let typeArguments: [Type]
  /// True for a call with `super`: a native object then performs the method of its class, regardless of overrides.
  package let isSuper: Bool
  package init(
    _ function: FunctionDecl, _ dispatch: Dispatch = .direct, typeArguments: [Type] = [], isSuper: Bool = false
  ) {
    self.function = function
    self.dispatch = dispatch
    self.typeArguments = typeArguments
    self.isSuper = isSuper
  }
}

/// Change of a value's representation to fit another type. Upcasts and erasure to an existential leave it as it is.
package indirect enum Conversion: Sendable {
  case identity
  case wrapOptional(Conversion)
  case mapOptional(Conversion)
  case array(Conversion)
  case set(Conversion)
  case dictionary(key: Conversion, value: Conversion)
  /// Field by field; labels of the new type.
  case tuple([(from: Int, conversion: Conversion)], labels: [String?])
  /// Parameters from the new type's to the old one's, the result the other way round. `splats`: the new function takes one tuple
  /// where the old one takes its fields.
  case function(parameters: [Conversion], result: Conversion, splats: Bool)
}

package final class CheckedClosure: @unchecked Sendable {
  package struct Capture: Sendable {
    package let variable: VariableDecl
    package let value: CheckedExpr
    package init(variable: VariableDecl, value: CheckedExpr) {
      self.variable = variable
      self.value = value
    }
  }
  /// Explicit captures; implicit ones follow from the body.
  package let captures: [Capture]
  package let parameters: [VariableDecl]
  package let body: [CheckedStmt]
  package let type: FunctionType
  /// `{ @MainActor in … }`.
  package var isMainActor = false
  /// True for the operation of a detached or a child task, which runs outside of the enclosing isolation.
  package var isDetached = false
  /// True for an escaping closure.
  package var isKept = false
  package init(captures: [Capture], parameters: [VariableDecl], body: [CheckedStmt], type: FunctionType) {
    self.captures = captures
    self.parameters = parameters
    self.body = body
    self.type = type
  }
}

/// A key path: each step takes `subject` and gives the next value.
package final class CheckedKeyPath: @unchecked Sendable {
  package struct Step: Sendable {
    package let subject: VariableDecl
    /// An lvalue on `subject` where it can be written.
    package let value: CheckedExpr
    package let isOptionalChain: Bool
    package init(subject: VariableDecl, value: CheckedExpr, isOptionalChain: Bool) {
      self.subject = subject
      self.value = value
      self.isOptionalChain = isOptionalChain
    }
  }
  package let steps: [Step]
  /// The components as they are written, with those of dynamic members: `.name.count`.
  package let components: String
  package let isWritable: Bool
  /// The class that its steps make it, whatever class the context asks for.
  package let type: Type
  package init(steps: [Step], components: String, isWritable: Bool, type: Type) {
    self.steps = steps
    self.components = components
    self.isWritable = isWritable
    self.type = type
  }
}
