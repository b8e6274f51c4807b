import Foundation
import SyntaxTree
import Types

/// Turns checked code into closures and calls them; one a session.
package final class Lowering: @unchecked Sendable {
  // The runtime owns this.
  unowned(unsafe) let runtime: Runtime
  /// Lock for lowering and for the results that it attaches to declarations; lowered code is constant.
  let lock = NSRecursiveLock()
  private var initialValues: [ObjectIdentifier: LoweredFunction] = [:]
  private var functions: [WeakFunction] = []
  private struct WeakFunction { weak var function: LoweredFunction? }

  init(runtime: Runtime) {
    self.runtime = runtime
  }

  package static let nowhere = SourceRange(file: SourceFile(name: "", text: "", isLibrary: true), start: 0, end: 0)

  /// Calls a function from native code: the receiver first, except where it is given in place.
  package func call(
    _ function: FunctionDecl, typeArguments: [Type] = [], arguments: [Value], site: SourceRange? = nil
  ) throws -> Value {
    let target = lowered(function)
    var arguments = arguments
    var receiver = Value.void
    if target.takesReceiver, !function.isStatic, !arguments.isEmpty {
      receiver = arguments.removeFirst()
    } else if target.hasSelf, let owner = function.owner {
      receiver = .metatype(TypeBox(.nominal(owner, typeArguments)))
    }
    return try target.invoke(
      EvaluationThread.current, receiver: &receiver, arguments: &arguments, typeArguments: TypeArguments(typeArguments),
      site: site ?? Lowering.nowhere)
  }

  package func call(
    _ function: FunctionDecl, typeArguments: [Type] = [], arguments: [Value], mutating receiver: inout Value
  ) throws -> Value {
    let target = lowered(function)
    var inputs = arguments
    // `hash(into:)`: the only inout parameter is changed, and the receiver comes first.
    if let index = function.parameters.firstIndex(where: \.isInout), !function.isMutating, !inputs.isEmpty {
      var own = inputs.removeFirst()
      inputs.insert(receiver, at: index)
      receiver = .void
      defer { receiver = inputs[index] }
      return try target.invoke(
        EvaluationThread.current, receiver: &own, arguments: &inputs, typeArguments: TypeArguments(typeArguments),
        site: Lowering.nowhere)
    }
    return try target.invoke(
      EvaluationThread.current, receiver: &receiver, arguments: &inputs, typeArguments: TypeArguments(typeArguments),
      site: Lowering.nowhere)
  }

  /// Makes an object of a class by an initializer of one of its superclasses, from native code.
  package func construct(_ type: Type, _ initializer: FunctionDecl, _ arguments: [Value]) throws -> Value {
    var arguments = arguments
    return try construct(
      type, requirement: initializer, ownArguments: [], arguments: &arguments, thread: EvaluationThread.current,
      site: Lowering.nowhere)
  }

  /// Makes an instance of a class that derives from a native one, by an initializer that it has or inherits.
  package func makeInstance(of decl: NominalDecl, by initializer: String, _ arguments: [Value]) throws -> Value {
    if let ancestor = decl.nativeAncestor {
      runtime.universe.lock.withLock { runtime.universe.materialize("init", of: ancestor) }
      if let inherited = ancestor.ownInitializers.first(where: { $0.fullName == initializer }) {
        return try construct(.nominal(decl, []), inherited, arguments)
      }
    }
    throw runtime.fault("'\(decl.name)' has no initializer '\(initializer)'", at: decl.declaredAt)
  }

  /// Makes an instance of a type as `Type()` does.
  package func makeInstance(of decl: NominalDecl) throws -> Value {
    if let initializer = decl.ownInitializers.first(where: { $0.parameters.allSatisfy { $0.defaultValue != nil } }),
      initializer.parameters.isEmpty
    {
      return try construct(.nominal(decl, []), initializer, [])
    }
    let plain = FunctionDecl(name: "init", kind: .initializer)
    if let value = try memberwise(decl, [], plain, [], EvaluationThread.current) { return value }
    throw runtime.fault("'\(decl.name)' has no initializer without arguments", at: decl.declaredAt)
  }

  /// Calls the witness for a protocol's requirement in the type of the receiver, from native code.
  package func callRequirement(
    _ requirement: FunctionDecl, on receiver: inout Value, arguments: [Value] = [], typeArguments: [Type] = []
  ) throws -> Value {
    var arguments = arguments
    return try dispatch(
      requirement, .witness, DispatchCache(), typeArguments: TypeArguments(typeArguments), EvaluationThread.current,
      &receiver, &arguments, site: Lowering.nowhere)
  }

  // MARK: Lowered declarations

  func lowered(_ function: FunctionDecl) -> LoweredFunction {
    lock.withLock {
      if let known = function.lowered as? LoweredFunction, known.lowering === self { return known }
      let made = LoweredFunction(function, self)
      function.lowered = made
      functions.append(WeakFunction(function: made))
      return made
    }
  }

  /// Has every function lowered again by its next call.
  func discardBodies() {
    lock.withLock {
      functions.removeAll { $0.function == nil }
      for entry in functions { entry.function?.discardBody() }
    }
  }

  /// The box of a global: it lives as long as its declaration and the code that uses it.
  func box(of variable: VariableDecl) -> Box {
    lock.withLock {
      if let box = variable.storage as? Box { return box }
      let box = Box(variable.ownership == .weak ? .object(WeakReference(nil)) : .unset)
      variable.storage = box
      return box
    }
  }

  func staticStorage(_ variable: VariableDecl) -> StaticStorage {
    lock.withLock {
      if let storage = variable.storage as? StaticStorage { return storage }
      let storage = StaticStorage(variable, self)
      variable.storage = storage
      return storage
    }
  }

  /// Returns a function that makes a property's initial value, in terms of its type's generic parameters (and of `self`
  /// where it is lazy).
  package func initialValueFunction(_ property: VariableDecl, of owner: NominalDecl) -> LoweredFunction {
    lock.withLock {
      if let known = initialValues[ObjectIdentifier(property)] { return known }
      let function = FunctionDecl(name: property.name, kind: .function)
      function.owner = property.owner ?? owner
      function.isStatic = property.isStatic
      function.selfVariable = property.initialSelf
      function.result = property.type
      if let value = property.initialValue {
        function.body = [CheckedStmt(.returnStatement(value), value.range)]
      } else {
        function.body = []
      }
      let made = LoweredFunction(function, self)
      functions.append(WeakFunction(function: made))
      initialValues[ObjectIdentifier(property)] = made
      return made
    }
  }

  /// Initializes the stored properties that a class itself declares.
  func initialize(_ value: Value, with decl: NominalDecl, thread: EvaluationThread) throws {
    guard let instance = value.classInstance else { return }
    for (index, property) in decl.storedProperties.enumerated() where property.owner === decl && !property.isLazy {
      if property.initialValue != nil {
        let types = instance.decl.typeArguments(
          ofAncestor: decl, from: instance.typeArguments, in: runtime.universe)
        let initial = try initialValueFunction(property, of: decl).invoke(
          thread, typeArguments: TypeArguments(types), site: Lowering.nowhere)
        runtime.bound(initial, to: property)
        instance[index] = property.ownership == .strong ? initial : .object(WeakReference(initial.referenced))
      } else if property.ownership == .weak {
        instance[index] = .object(WeakReference(nil))
      } else if property.type.isOptionalType, !property.isLet {
        instance[index] = .none
      }
    }
  }

  /// Runs the `deinit`s of a class and its ancestors; nil where there are none.
  package func destroyer(of decl: NominalDecl) -> (@Sendable (Value) -> Void)? {
    var chain: [(decl: NominalDecl, function: LoweredFunction?)] = []
    var current: NominalDecl? = decl
    while let here = current {
      chain.append((here, here.deinitializer.map { lowered($0) }))
      current = here.superclass?.nominal
    }
    if !chain.contains(where: { $0.function != nil }) { return nil }
    let needed = decl.storedProperties.indices.filter {
      !decl.storedProperties[$0].isLazy && !decl.storedProperties[$0].type.isVoid
    }
    return { [weak runtime, chain] value in
      guard let runtime, let instance = value.classInstance else { return }
      // An instance that an initializer abandoned before it was fully initialized runs no `deinit`.
      let isWhole = needed.allSatisfy { !instance[$0].isUnset }
      for (decl, function) in chain where isWhole {
        if let function, !runtime.isStopping {
          let types = instance.decl.typeArguments(
            ofAncestor: decl, from: instance.typeArguments, in: runtime.universe)
          _ = runtime.settle {
            var own = value
            var none: [Value] = []
            return try function.invoke(
              EvaluationThread.current, receiver: &own, arguments: &none, typeArguments: TypeArguments(types),
              site: decl.declaredAt ?? Lowering.nowhere)
          }
        }
      }
      // As compiled code does: a base class's properties go with its own `deinit`, the derived one's after that.
      for (decl, _) in chain.reversed() {
        for (index, property) in decl.storedProperties.enumerated() where property.owner === decl {
          instance[index] = .unset
        }
      }
    }
  }

  /// Calls the memberwise initializer as a witness; nil if its labels differ.
  private func memberwise(
    _ decl: NominalDecl, _ typeArguments: [Type], _ requirement: FunctionDecl, _ arguments: [Value],
    _ thread: EvaluationThread
  ) throws -> Value? {
    NominalInfo.attach(to: decl, in: runtime)
    if decl.kind == .classType, arguments.isEmpty {
      let value = Value.object(
        newInstance(of: decl, typeArguments))
      var current: NominalDecl? = decl
      while let here = current {
        try initialize(value, with: here, thread: thread)
        current = here.superclass?.nominal
      }
      return value
    }
    guard decl.kind == .structure else { return nil }
    var given: [String: Value] = [:]
    for (parameter, argument) in zip(requirement.parameters, arguments) {
      guard let label = parameter.label, decl.storedProperties.contains(where: { $0.name == label }) else { return nil }
      given[label] = argument
    }
    var fields: [Value] = []
    for property in decl.storedProperties {
      if let value = given[property.name] {
        fields.append(property.ownership == .strong ? value : .object(WeakReference(value.referenced)))
      } else if property.isLazy {
        fields.append(.unset)
      } else if property.initialValue != nil {
        fields.append(
          try initialValueFunction(property, of: decl).invoke(
            thread, typeArguments: TypeArguments(typeArguments), site: Lowering.nowhere))
      } else if property.type.isOptionalType {
        fields.append(.none)
      } else {
        return nil
      }
    }
    return .structure(StructInstance(decl: decl, typeArguments: typeArguments, fields: fields))
  }

  /// Makes an instance of a type that is only known now.
  package func construct(
    _ type: Type, requirement: FunctionDecl, ownArguments: [Type], arguments: inout [Value], thread: EvaluationThread,
    site: SourceRange
  ) throws -> Value {
    guard case .nominal(let decl, let typeArguments) = type.resolvedHead else {
      throw runtime.fault("'\(type.runtimeName(qualified: false))' cannot be made here", at: site)
    }
    var function = requirement
    if requirement.isRequirement || requirement.isUnimplemented || requirement.owner?.kind == .protocolType {
      guard let witness = runtime.universe.witness(for: requirement, in: decl) else {
        if let value = try memberwise(decl, typeArguments, requirement, arguments, thread) {
          return requirement.isFailable ? .wrapped(value) : value
        }
        throw runtime.fault("'\(decl.name)' has no initializer '\(requirement.fullName)'", at: site)
      }
      function = witness
    } else if decl.kind == .classType, decl !== requirement.owner {
      function = override(of: requirement, in: decl) ?? requirement
    }
    // A nonfailable initializer may satisfy a failable requirement.
    let isWrapped = requirement.isFailable && !function.isFailable
    if function.native != nil, decl !== function.owner, decl.nativeAncestor === function.owner {
      let value = try construct(
        decl, typeArguments, inheriting: function, arguments: arguments, thread: thread, site: site)
      return isWrapped ? .wrapped(value) : value
    }
    let target = lowered(function)
    var types = typeArguments
    if let owner = function.owner, owner !== decl {
      types =
        owner.selfParameter != nil
        ? [type] : decl.typeArguments(ofAncestor: owner, from: typeArguments, in: runtime.universe)
    }
    types += ownArguments
    var receiver = Value.void
    if function.native == nil {
      NominalInfo.attach(to: decl, in: runtime)
      switch decl.kind {
      case .classType:
        receiver = .object(newInstance(of: decl, typeArguments))
        var current: NominalDecl? = decl
        while let here = current, here !== function.owner, !function.isConvenience {
          try initialize(receiver, with: here, thread: thread)
          current = here.superclass?.nominal
        }
      case .structure:
        let fields = Array(repeating: Value.unset, count: decl.storedProperties.count)
        receiver = .structure(StructInstance(decl: decl, typeArguments: typeArguments, fields: fields))
      default: break
      }
    }
    let value = try target.invoke(
      thread, receiver: &receiver, arguments: &arguments, typeArguments: TypeArguments(types), site: site)
    return isWrapped ? .wrapped(value) : value
  }
}

/// Storage of a `static` property, initialized on first use.
final class StaticStorage: @unchecked Sendable {
  // The declaration owns this.
  private unowned let variable: VariableDecl
  private unowned let lowering: Lowering
  private let lock = NSRecursiveLock()
  private var made: Box?

  init(_ variable: VariableDecl, _ lowering: Lowering) {
    self.variable = variable
    self.lowering = lowering
  }

  /// Identifies it among what orders threads.
  var orderKey: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

  func box(_ thread: EvaluationThread) throws -> Box {
    try lock.withLock {
      if let made { return made }
      let box = Box()
      if variable.initialValue != nil, let owner = variable.owner {
        let value = try lowering.initialValueFunction(variable, of: owner).invoke(
          thread, typeArguments: .none, site: Lowering.nowhere)
        lowering.runtime.bound(value, to: variable)
        box.value = variable.ownership == .strong ? value : .object(WeakReference(value.referenced))
      } else if variable.type.isOptionalType {
        box.value = .none
      }
      lowering.runtime.races?.release(orderKey)
      made = box
      return box
    }
  }
}
