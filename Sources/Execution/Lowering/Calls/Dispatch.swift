import Locks
import Synchronization
import SyntaxTree
import Types

/// Run-time lookup of the function to call, with a cache of the results.
final class DispatchCache: Sendable {
  struct Entry: Sendable {
    let function: LoweredFunction
    let decl: NominalDecl?
  }
  private let entries = Locked<[ObjectIdentifier: Entry]>([:])

  func entry(_ key: NominalDecl?, _ find: () throws -> Entry) rethrows -> Entry {
    let id = key.map { ObjectIdentifier($0) } ?? ObjectIdentifier(DispatchCache.self)
    if let known = entries.withLock({ $0[id] }) { return known }
    let found = try find()
    entries.withLock { $0[id] = found }
    return found
  }
}

extension FrameLowering {
  typealias Invoke = (Activation, inout Value, inout [Value]) throws -> Value

  /// Returns the function object behind a declaration, shared by all its callers.
  func callTarget(_ function: FunctionDecl) -> LoweredFunction {
    isLocal(function) ? localFunction(function) : lowering.lowered(function)
  }

  /// Returns code for `self` in a static member of the program.
  func staticReceiver(_ callee: Callee) -> Run<Value> {
    guard callee.function.selfVariable != nil, let owner = callee.function.owner else { return { _ in .void } }
    let type: Type
    if owner.selfParameter != nil, let own = callee.typeArguments.first {
      type = own
    } else {
      type = .nominal(owner, Array(callee.typeArguments.prefix(owner.allGenerics.count)))
    }
    let resolve = typeCode(type)
    return { .metatype(TypeBox(try resolve($0))) }
  }

  /// Returns the code of a call with values for inputs. The receiver is changed in place by mutating functions.
  func invoker(_ callee: Callee, range: SourceRange) throws -> Invoke {
    let function = callee.function
    let typeArguments = typeArgumentsCode(callee.typeArguments)
    let lowering = lowering
    switch callee.dispatch {
    case .direct where callee.isSuper && function.native != nil:
      let target = lowering.lowered(function)
      return { activation, receiver, arguments in
        let types = try typeArguments?(activation) ?? .none
        guard let instance = receiver.classInstance else { return .void }
        return try instance.callingSuper(function) {
          try target.invoke(
            activation.thread, receiver: &receiver, arguments: &arguments, typeArguments: types, site: range)
        }
      }
    case .direct:
      let target = callTarget(function)
      let sources = captureSources(target.captures)
      if sources.isEmpty {
        return { activation, receiver, arguments in
          try target.invoke(
            activation.thread, receiver: &receiver, arguments: &arguments,
            typeArguments: try typeArguments?(activation) ?? .none, site: range)
        }
      }
      return { activation, receiver, arguments in
        var captures = try sources.map { try $0(activation) }
        return try target.invoke(
          activation.thread, receiver: &receiver, arguments: &arguments,
          typeArguments: try typeArguments?(activation) ?? .none, captures: &captures, site: range)
      }
    case .dynamic, .witness:
      let cache = DispatchCache()
      let dispatch = callee.dispatch
      return { activation, receiver, arguments in
        let own = try typeArguments?(activation) ?? .none
        return try lowering.dispatch(
          function, dispatch, cache, typeArguments: own, activation.thread, &receiver, &arguments, site: range)
      }
    }
  }
}

extension Lowering {
  /// Calls the override or witness that the receiver's type has for a function.
  func dispatch(
    _ function: FunctionDecl, _ kind: Callee.Dispatch, _ cache: DispatchCache, typeArguments: TypeArguments,
    _ thread: EvaluationThread, _ receiver: inout Value, _ arguments: inout [Value], site: SourceRange
  ) throws -> Value {
    if function.kind == .initializer {
      var type = typeArguments.types.first ?? .any
      if case .metatype(let box) = receiver { type = box.type }
      return try construct(
        type, requirement: function, ownArguments: Array(typeArguments.types.dropFirst()), arguments: &arguments,
        thread: thread, site: site)
    }
    let (target, types) = try resolve(
      function, kind, cache, typeArguments: typeArguments, receiver, arguments, site: site)
    if target.decl.isUnimplemented {
      return try synthesized(function, receiver, &arguments, site: site)
    }
    if target.decl.isStatic, target.hasSelf, !function.isStatic || receiver.isVoid {
      receiver = .metatype(TypeBox(types.types.first ?? .any))
    }
    return try target.invoke(
      thread, receiver: &receiver, arguments: &arguments, typeArguments: types, site: site)
  }

  /// Returns the function to call, with hidden arguments in its form.
  func resolve(
    _ function: FunctionDecl, _ kind: Callee.Dispatch, _ cache: DispatchCache, typeArguments: TypeArguments,
    _ receiver: Value, _ arguments: [Value], site: SourceRange
  ) throws -> (LoweredFunction, TypeArguments) {
    var type: NominalDecl?
    var instanceArguments: [Type] = []
    if function.isStatic || function.kind == .initializer {
      var own = typeArguments.types.first ?? .any
      if case .metatype(let box) = receiver { own = box.type }
      if case .nominal(let decl, let arguments) = own.resolvedHead {
        type = decl
        instanceArguments = arguments
      } else if let first = arguments.first {
        // An operator of a protocol, seen through an existential.
        type = runtime.nominal(of: first)
        instanceArguments = runtime.typeArguments(of: first)
      }
    } else {
      type = runtime.nominal(of: receiver)
      instanceArguments = runtime.typeArguments(of: receiver)
      if instanceArguments.isEmpty, case .nominal(let decl, let known)? = typeArguments.types.first?.resolvedHead,
        decl === type
      {
        instanceArguments = known
      }
    }
    if type == nil, case .nominal(let decl, let known)? = typeArguments.types.first?.resolvedHead, decl.isNative {
      // A value that represents several types of the library: use the checked one.
      type = decl
      instanceArguments = known
    }
    guard let type else {
      // Tuples and functions have only the protocol's own members.
      return (lowered(function), typeArguments)
    }
    let entry = cache.entry(type) {
      let found: FunctionDecl? =
        kind == .dynamic
        ? override(of: function, in: type)
        : runtime.universe.witness(for: function, in: type) ?? ownIterator(function, of: type)
      var result = found ?? function
      if kind == .witness, type.kind == .classType { result = override(of: result, in: type) ?? result }
      return DispatchCache.Entry(function: lowered(result), decl: result.owner)
    }
    guard !entry.function.decl.hiddenParameters.isEmpty else { return (entry.function, .none) }
    guard let owner = entry.decl else { return (entry.function, typeArguments) }
    var types: [Type]
    if owner.selfParameter != nil {
      let missing = max(0, type.allGenerics.count - instanceArguments.count)
      types = [.nominal(type, instanceArguments + Array(repeating: .any, count: missing))]
    } else {
      types = type.typeArguments(ofAncestor: owner, from: instanceArguments, in: runtime.universe)
      let count = owner.allGenerics.count
      if types.count < count { types += Array(repeating: .any, count: count - types.count) }
    }
    let ownerCount = function.owner.map { $0.selfParameter != nil ? 1 : $0.allGenerics.count } ?? 0
    types += typeArguments.types.dropFirst(ownerCount)
    return (entry.function, TypeArguments(types))
  }

  /// Returns the function by which a sequence of the library acts as its own iterator until it is asked for an element.
  private func ownIterator(_ function: FunctionDecl, of type: NominalDecl) -> FunctionDecl? {
    guard type.isNative else { return nil }
    if function.owner?.name == "AsyncIteratorProtocol" {
      let iterator = runtime.universe.memberType("AsyncIterator", of: type.selfType, assuming: [])
      return iterator?.nominalDecl.flatMap { runtime.universe.witness(for: function, in: $0) }
    }
    guard function.owner?.name == "IteratorProtocol",
      let iterator = runtime.universe.nominal("IndexingIterator")
    else { return nil }
    return runtime.universe.witness(for: function, in: iterator)
  }

  /// Returns the most derived override of a class's function.
  func override(of function: FunctionDecl, in type: NominalDecl) -> FunctionDecl? {
    /// Returns the function to call for an override of `function`, a bridge where needed; nil if it overrides another.
    func overriding(_ candidate: FunctionDecl) -> FunctionDecl? {
      var current: FunctionDecl? = candidate
      var called = candidate
      while let here = current {
        if here === function { return called }
        if let bridge = here.bridge { called = bridge }
        current = here.overridden
      }
      return nil
    }
    var current: NominalDecl? = type
    while let here = current {
      for member in here.members[function.name] ?? [] {
        switch member {
        case .function(let candidate): if let found = overriding(candidate) { return found }
        case .variable(let variable):
          for accessor in [variable.getter, variable.setter] {
            if let accessor, accessor.kind == function.kind, let found = overriding(accessor) { return found }
          }
        case .subscriptDecl(let decl):
          for accessor in [decl.getter, decl.setter] {
            if let accessor, accessor.kind == function.kind, let found = overriding(accessor) { return found }
          }
        case .enumCase: break
        }
      }
      current = here.superclass?.nominal
    }
    return nil
  }

  /// Requirements that Swift itself fulfils: equality, order, hashing, descriptions, raw values.
  private func synthesized(
    _ function: FunctionDecl, _ receiver: Value, _ arguments: inout [Value], site: SourceRange
  ) throws -> Value {
    switch function.name {
    case "==" where arguments.count == 2: return .bool(arguments[0] == arguments[1])
    case "!=" where arguments.count == 2: return .bool(arguments[0] != arguments[1])
    case "<" where arguments.count == 2: return .bool(arguments[0].isLess(than: arguments[1]))
    case ">" where arguments.count == 2: return .bool(arguments[1].isLess(than: arguments[0]))
    case "<=" where arguments.count == 2: return .bool(!arguments[1].isLess(than: arguments[0]))
    case ">=" where arguments.count == 2: return .bool(!arguments[0].isLess(than: arguments[1]))
    case "hash":
      if case .native(let box)? = arguments.first, let state = box as? Boxed<Hasher> {
        var hasher = state.value
        receiver.hash(into: &hasher)
        arguments[0] = .boxed(hasher)
      }
      return .void
    case "hashValue": return .int(receiver.hashValue)
    case "description": return .string(receiver.description)
    case "debugDescription": return .string(receiver.debugDescription)
    case "rawValue":
      if case .enumeration(let instance) = receiver { return instance.enumCase.rawConstant ?? .void }
      return .void
    default:
      throw runtime.fault("'\(function.fullName)' has no implementation here", at: site)
    }
  }
}

extension FunctionDecl {
  /// A requirement by itself: nothing to run.
  var isUnimplemented: Bool {
    if case .requirement? = native { return true }
    return native == nil && body == nil
  }
}
