import Execution
import Rx
import Types

extension Runtime {
  /// Returns the sequence of a type of the program, by its `asObservable()` or its `subscribe`.
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

  /// Returns true if the program's type of the value conforms.
  func conforms(_ value: Value, to protocolName: String) -> Bool {
    guard let decl = nominal(of: value), let proto = universe.nominal(protocolName) else { return false }
    return universe.conforms(.nominal(decl, decl.allGenerics.map { .parameter($0) }), to: proto)
  }
}
