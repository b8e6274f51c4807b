import Execution
import Rx
import Types

extension Runtime {
  /// The sequence of a type that the program wrote: what its `asObservable()` gives, or its `subscribe` asks for.
  func witnessedStream(_ value: Value) throws -> Observable<Value> {
    if conforms(value, to: "ObservableType") {
      return Observable.create { [self] observer in
        guard let result = try? callWitness(value, "ObservableType", "subscribe", [.boxed(observer)]) else {
          return Disposables.create()
        }
        return disposable(result)
      }
    }
    if conforms(value, to: "SharedSequenceConvertibleType") {
      return try stream(callWitness(value, "SharedSequenceConvertibleType", "asSharedSequence", []))
    }
    return try stream(callWitness(value, "ObservableConvertibleType", "asObservable", []))
  }

  /// Whether the program says that the value's type conforms.
  func conforms(_ value: Value, to protocolName: String) -> Bool {
    guard let decl = nominal(of: value), let proto = universe.nominal(protocolName) else { return false }
    return universe.conforms(.nominal(decl, decl.allGenerics.map { .parameter($0) }), to: proto)
  }
}
