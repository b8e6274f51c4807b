import SyntaxTree
import Types

/// Objects of classes that derive from native ones: until `super.init` reaches the native class they are the program's part
/// alone, from there on the native object that holds it.
extension Lowering {
  /// Returns the program's part of a new object, before any initializer ran.
  func newInstance(of decl: NominalDecl, _ typeArguments: [Type]) -> ClassInstance {
    NominalInfo.attach(to: decl, in: runtime)
    // An object that ends before it is fully initialized runs no `deinit`.
    let destroy = decl.nativeAncestor == nil ? destroyer(of: decl) : nil
    return ClassInstance(decl: decl, typeArguments: typeArguments, destroy: destroy)
  }

  /// Makes the native object around a class's own part, as a native initializer does at `super.init(…)`.
  func derive(
    _ initializer: FunctionDecl, _ receiver: Value, arguments: [Value], typeArguments: [Type], site: SourceRange
  ) throws -> Value {
    let call = NativeCall(arguments: arguments, typeArguments: typeArguments, runtime: runtime, site: site)
    switch (receiver.classInstance, initializer.derivation) {
    case (let instance?, .object(let make)):
      let object = try runtime.native(at: site) { try make(instance, call) }
      if initializer.isFailable, case .none = object { return object }
      instance.complete(destroyer(of: instance.decl))
      return object
    case (.some, .delegates(let name, let arguments)):
      guard let designated = initializer.owner?.ownInitializers.first(where: { $0.fullName == name }) else {
        fallthrough
      }
      return try delegate(to: designated, receiver, try arguments(call), thread: EvaluationThread.current, site: site)
    default: throw runtime.fault("'\(initializer.fullName)' cannot be called here", at: site)
    }
  }

  /// `self.init(…)` in a convenience initializer, which may be inherited: the initializer of the object's own class is meant.
  func delegate(
    to initializer: FunctionDecl, _ receiver: Value, _ arguments: [Value], thread: EvaluationThread, site: SourceRange
  ) throws -> Value {
    guard let instance = receiver.classInstance else { return receiver }
    let decl = instance.decl
    let target = override(of: initializer, in: decl) ?? initializer
    if !target.isConvenience {
      // Initial values of subclasses of the initializer's owner.
      var current: NominalDecl? = decl
      while let here = current, here !== target.owner {
        try initialize(receiver, with: here, thread: thread)
        current = here.superclass?.nominal
      }
    }
    let types = target.owner.map {
      decl.typeArguments(ofAncestor: $0, from: instance.typeArguments, in: runtime.universe)
    }
    var result: Value
    if target.native != nil, decl.isNative {
      // `extension UIColor { convenience init(hex: Int) { self.init(red: …) } }`: the native initializer returns the
      // object.
      result = .void
      var arguments = arguments
      result = try lowered(target).invoke(
        thread, receiver: &result, arguments: &arguments, typeArguments: TypeArguments(types ?? []), site: site)
      instance.complete(nil)
    } else if target.native != nil {
      result = try derive(target, receiver, arguments: arguments, typeArguments: types ?? [], site: site)
    } else {
      var own = receiver
      var arguments = arguments
      result = try lowered(target).invoke(
        thread, receiver: &own, arguments: &arguments, typeArguments: TypeArguments(types ?? []), site: site)
    }
    return initializer.isFailable && !target.isFailable ? .wrapped(result) : result
  }

  /// Returns a new object by an initializer that its class inherits from a native one.
  func construct(
    _ decl: NominalDecl, _ typeArguments: [Type], inheriting initializer: FunctionDecl, arguments: [Value],
    thread: EvaluationThread, site: SourceRange
  ) throws -> Value {
    let value = Value.object(newInstance(of: decl, typeArguments))
    return try delegate(to: initializer, value, arguments, thread: thread, site: site)
  }
}

extension FrameLowering {
  /// `Type(…)` by an initializer of a native superclass.
  func construct(
    _ decl: NominalDecl, _ typeArguments: [Type], inheriting callee: Callee, _ arguments: [CheckedExpr],
    _ range: SourceRange
  ) throws -> Code {
    let types = typeArgumentsCode(typeArguments)
    let inputs = try arguments.map { try lower($0).value }
    let lowering = lowering
    return .value { activation in
      var values: [Value] = []
      for input in inputs { values.append(try input(activation)) }
      return try lowering.construct(
        decl, try types?(activation).types ?? [], inheriting: callee.function, arguments: values,
        thread: activation.thread, site: range)
    }
  }
}
