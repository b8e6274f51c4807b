import Interpreter
import Rx

extension Runtime {
  /// Calls what a type of the program wrote for a requirement of one of the library's protocols.
  func callWitness(
    _ receiver: Value, _ protocolName: String, _ name: String, _ arguments: [Value], ownTypes: [Type] = []
  ) throws -> Value {
    // While the program is being stopped, closures give nothing where such a value was promised.
    try check()
    guard let decl = nominal(of: receiver), let requirement = requirement(protocolName, name),
      let witness = universe.witness(for: requirement, in: decl), !witness.isRequirement,
      // What is native was asked before; a native default would ask again.
      witness.native == nil
    else { throw Trap.fault("expected a value that conforms to '\(protocolName)', found \(receiver.debugDescription)") }
    var types = witness.owner?.selfParameter == nil ? typeArguments(of: receiver) : [type(of: receiver)]
    types += ownTypes
    while types.count < witness.hiddenParameters.count { types.append(.any) }
    return try lowering.call(witness, typeArguments: types, arguments: [receiver] + arguments)
  }

  private func requirement(_ protocolName: String, _ name: String) -> FunctionDecl? {
    for member in universe.nominal(protocolName)?.protocolRequirements ?? [] {
      switch member {
      case .function(let function) where function.name == name: return function
      case .variable(let variable) where variable.name == name: return variable.getter
      default: continue
      }
    }
    return nil
  }

  /// The sequence of a type that the program wrote: what its `asObservable()` gives, or its `subscribe` asks for.
  func witnessedStream(_ value: Value) throws -> Observable<Value> {
    if let decl = nominal(of: value), let proto = universe.nominal("ObservableType"),
      universe.conforms(.nominal(decl, decl.allGenerics.map { .parameter($0) }), to: proto)
    {
      return Observable.create { [self] observer in
        guard let result = try? callWitness(value, "ObservableType", "subscribe", [.boxed(observer)]) else {
          return Disposables.create()
        }
        return disposable(result)
      }
    }
    return try stream(callWitness(value, "ObservableConvertibleType", "asObservable", []))
  }
}
