import SyntaxTree
import Types

extension Runtime {
  /// Returns the declaration of the type that a value has when the program runs; nil for tuples, functions and
  /// metatypes.
  package func nominal(of value: Value) -> NominalDecl? {
    switch value {
    case .bool: builtin("Bool")
    case .int: builtin("Int")
    case .double: builtin("Double")
    case .string: builtin("String")
    case .character: builtin("Character")
    case .none, .some: builtin("Optional")
    case .array: builtin("Array")
    case .dictionary: builtin("Dictionary")
    case .set: builtin("Set")
    case .structure(let instance): instance.decl
    case .enumeration(let instance): instance.decl
    case .object(let object):
      ClassInstance.of(object)?.decl ?? (object as? KeyPathValue)?.type.nominalDecl
        ?? nominal(ofNative: Swift.type(of: object))
    case .native(let box): universe.nominal(representing: box.payloadType)
    case .void, .tuple, .function, .metatype: nil
    }
  }

  private func nominal(ofNative type: AnyClass) -> NominalDecl? {
    var current: AnyClass? = type
    while let type = current {
      if let decl = universe.nominal(representing: type) { return decl }
      current = _getSuperclass(type)
    }
    return nil
  }

  private func builtin(_ name: String) -> NominalDecl? {
    nominals.withLock { known in
      if let decl = known[name] { return decl }
      guard let decl = universe.nominal(name), decl.isNative else { return nil }
      known[name] = decl
      return decl
    }
  }

  /// Returns the type's arguments if the value stores them; for native containers they are the common types of the
  /// elements.
  package func typeArguments(of value: Value) -> [Type] {
    switch value {
    case .structure(let instance): instance.typeArguments
    case .enumeration(let instance): instance.typeArguments
    case .object(let object):
      ClassInstance.of(object)?.typeArguments ?? (object as? KeyPathValue)?.type.nominalArguments
        ?? (object as? any HostGeneric)?.argumentTypes ?? []
    case .some(let box): [type(of: box.value)]
    case .array(let elements): commonType(of: elements[...]).map { [$0] } ?? []
    case .set(let elements): commonType(ofFirst: elements).map { [$0] } ?? []
    case .dictionary(let elements):
      elements.isEmpty
        ? [] : [commonType(ofFirst: elements.keys) ?? .any, commonType(ofFirst: elements.values) ?? .any]
    case .native(let box):
      if let bounds = value.rangeBounds {
        [type(of: bounds.lower.isNone ? bounds.upper : bounds.lower)]
      } else if let slice = box.payload as? ArraySlice<Value> {
        commonType(of: slice).map { [$0] } ?? []
      } else {
        box.typeArguments
      }
    default: []
    }
  }

  private func commonType(ofFirst values: some Collection<Value>) -> Type? {
    commonType(of: Array(values.prefix(Self.decidingValues))[...])
  }

  /// Number of values that decide about the type of a collection.
  private static let decidingValues = 64

  /// Returns the common supertype of the first values. Takes one type of collection only: a function for each type that there is,
  /// with all that is inlined into it, took a twenty-fifth of the time to compile the module.
  private func commonType(of values: ArraySlice<Value>) -> Type? {
    var common: Type?
    var isOfEmpty = false
    for value in values.prefix(Self.decidingValues) {
      // An empty collection says nothing about the types of its elements.
      let isEmpty = value.isEmptyCollection
      if isEmpty, common != nil { continue }
      let type = type(of: value)
      guard let known = isOfEmpty ? nil : common else {
        (common, isOfEmpty) = (type, isEmpty)
        continue
      }
      guard let both = joined(known, type) else { return nil }
      common = both
    }
    return common
  }

  /// Returns the common supertype: of objects a common superclass; of `nil` and an optional that optional.
  private func joined(_ left: Type, _ right: Type) -> Type? {
    if Type.same(left, right) { return left }
    if let one = left.optionalPayload, let other = right.optionalPayload {
      return one.isAny ? right : other.isAny ? left : joined(one, other).map(universe.optional)
    }
    guard left.nominalDecl?.kind == .classType, right.nominalDecl?.kind == .classType else { return nil }
    var ancestor: Type? = left
    while let type = ancestor {
      if universe.isSubclass(right, type) { return type }
      ancestor = universe.superclass(of: type)
    }
    return nil
  }

  /// Returns the run-time type of a value, with `Any` for unknown arguments.
  package func type(of value: Value) -> Type {
    switch value {
    case .void: return .void
    case .tuple(let tuple): return .tuple(zip(tuple.labels, tuple.elements).map { TupleField(label: $0, type(of: $1)) })
    case .metatype(let box): return .metatype(box.type)
    case .function(let function):
      let parameters = Array(repeating: FunctionType.Parameter(.any), count: function.arity)
      return .function(FunctionType(parameters: parameters, result: .any))
    default:
      guard let decl = nominal(of: value) else { return .any }
      let known = typeArguments(of: value)
      let missing = max(0, decl.allGenerics.count - known.count)
      return .nominal(decl, known + Array(repeating: .any, count: missing))
    }
  }

  /// Returns the unique identity of a type, as an `ObjectIdentifier`.
  package func identity(of type: Type) -> ObjectIdentifier {
    if case .nominal(let decl, let arguments) = type.resolvedHead, arguments.isEmpty { return ObjectIdentifier(decl) }
    return typeIdentities.withLock { known in
      let name = type.runtimeName(qualified: true)
      let identity = known[name] ?? TypeIdentity()
      known[name] = identity
      return ObjectIdentifier(identity)
    }
  }

  /// Runs interpreted code in a context that cannot throw: a fault stops the program and is reported if no code up the
  /// stack will report it.
  func settle(_ body: () throws -> Value) -> Value {
    do {
      return try body()
    } catch let trap as Trap {
      abandon(trap)
    } catch {
      abandon(Trap(.fault("unexpected error: \(error)")))
    }
    return .void
  }

  /// Stops the program for a fault in code that native code called.
  package func abandon(_ trap: Trap) {
    stop(for: trap)
    if EvaluationThread.current.isRunningStatement { return }
    if case .fault = trap.reason, deliver() { host.report(trap) }
  }
}

/// Identity of a type without a declaration.
final class TypeIdentity: Sendable {}
