import Execution
import Rx

extension SharedSequence: ValueStream where Element == Value {
  package var stream: Observable<Value> { asObservable() }
}

extension Runtime {
  package func shared<S: SharingStrategyProtocol & SendableMetatype>(_ value: Value) throws -> SharedSequence<S, Value>
  {
    if let shared: SharedSequence<S, Value> = value.native() { return shared }
    // A type of the program provides its sequence.
    guard conforms(value, to: "SharedSequenceConvertibleType") else { return try value.unboxed() }
    return try callWitness(value, "SharedSequenceConvertibleType", "asSharedSequence", []).unboxed()
  }
}

extension NativeCall {
  package func shared<S: SharingStrategyProtocol & SendableMetatype>(_ index: Int) throws -> SharedSequence<S, Value> {
    try runtime.shared(self[index])
  }
}
