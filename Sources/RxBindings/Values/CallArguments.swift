import Dispatch
import Execution
import Rx

/// Access to the arguments of a call with conversions for bindings.
extension NativeCall {
  package func observable(_ index: Int) throws -> Observable<Value> { try runtime.stream(self[index]) }
  package func streams(_ index: Int) throws -> [Observable<Value>] { try runtime.streams(self[index]) }
  func streamSequence(_ index: Int) throws -> AnySequence<Observable<Value>> { try runtime.streamSequence(self[index]) }
  func elements(_ index: Int) throws -> [Value] { try runtime.elements(self[index]) }
  package func int(_ index: Int) -> Int { self[index].asInt }
  package func bool(_ index: Int) -> Bool { self[index].asBool }
  package func string(_ index: Int) -> String { self[index].asString }
  package func function(_ index: Int) -> Function { self[index].asFunction }

  /// Returns an optional closure argument.
  package func optionalFunction(_ index: Int) -> Function? { self[index].asOptional?.asFunction }

  /// Returns an object that the library holds weakly or hands back.
  func object(_ index: Int) throws -> AnyObject {
    guard let object = self[index].asObject else { throw Trap.fault("expected an object") }
    return object
  }

  /// Returns a native object or value of a Swift type.
  package func native<Payload>(_ index: Int, as type: Payload.Type = Payload.self) throws -> Payload {
    try self[index].unboxed(as: type)
  }

  func transform(_ index: Int) -> (Value) throws -> Value {
    let function = function(index)
    return { try function.call($0) }
  }

  /// A closure that takes an array of elements.
  func arrayTransform(_ index: Int) -> ([Value]) throws -> Value {
    let function = function(index)
    return { try function.call(.array($0)) }
  }

  /// A closure that takes an element of each of several sequences.
  func rowTransform(_ index: Int) -> ([Value]) throws -> Value {
    let function = function(index)
    return { try function.call($0) }
  }

  /// Gives a value of any kind for an element.
  func selector<Result>(
    _ index: Int, _ convert: @escaping (Runtime) -> (Value) throws -> Result
  ) -> (Value) throws -> Result {
    let function = function(index)
    return { [runtime] in try convert(runtime)(function.call($0)) }
  }

  func optionalTransform(_ index: Int) -> (Value) throws -> Value? {
    let function = function(index)
    return { try function.call($0).asOptional }
  }

  /// For closures that the library calls without `try`.
  func plainOptionalTransform(_ index: Int) -> (Value) -> Value? {
    let function = function(index)
    return { function.run($0).asOptional }
  }

  /// For closures that the library calls without `try`.
  func plainTransform(_ index: Int) -> (Value) -> Value {
    let function = function(index)
    return { function.run($0) }
  }

  func predicate(_ index: Int) -> (Value) throws -> Bool {
    let function = function(index)
    return { try function.test($0) }
  }

  func plainPredicate(_ index: Int) -> (Value) -> Bool {
    let function = function(index)
    return { function.run($0).asBool }
  }

  /// Returns an argument that maps an element to a stream.
  func selector(_ index: Int) -> (Value) throws -> Observable<Value> {
    let function = function(index)
    return { [runtime] in try runtime.stream(function.call($0)) }
  }

  func accumulator(_ index: Int) -> (Value, Value) throws -> Value {
    let function = function(index)
    return { try function.call($0, $1) }
  }

  func plainAccumulator(_ index: Int) -> (Value, Value) -> Value {
    let function = function(index)
    return { function.run($0, $1) }
  }

  /// A closure that changes its first argument.
  func changer(_ index: Int) -> (inout Value, Value) throws -> Void {
    let function = function(index)
    return { try function.call(changing: &$0, $1) }
  }

  func plainChanger(_ index: Int) -> (inout Value, Value) -> Void {
    let function = function(index)
    return { try? function.call(changing: &$0, $1) }
  }

  func comparer(_ index: Int) -> (Value, Value) throws -> Bool {
    let function = function(index)
    return { try function.call($0, $1).asBool }
  }

  func plainComparer(_ index: Int) -> (Value, Value) -> Bool {
    let function = function(index)
    return { function.run($0, $1).asBool }
  }

  /// A closure without arguments or result that may be left out.
  package func action(_ index: Int) -> (() -> Void)? {
    optionalFunction(index).map { function in { function.run() } }
  }

  /// Returns a closure argument as an observer of elements.
  package func elementConsumer(_ index: Int) -> FunctionConsumer { FunctionConsumer(optionalFunction(index)) }

  /// Returns an optional closure argument that takes an element.
  package func consumer(_ index: Int) -> ((Value) -> Void)? {
    optionalFunction(index).map { function in { try? function.perform($0) } }
  }

  /// Returns a closure argument whose errors the library handles.
  package func throwingConsumer(_ index: Int) -> ((Value) throws -> Void)? {
    optionalFunction(index).map { function in { _ = try function.call($0) } }
  }

  package func throwingAction(_ index: Int) -> (() throws -> Void)? {
    optionalFunction(index).map { function in { _ = try function.call() } }
  }

  package func errorConsumer(_ index: Int) -> ((any Error) -> Void)? {
    optionalFunction(index).map { function in { [runtime] in function.run(runtime.value(of: $0)) } }
  }

  package func throwingErrorConsumer(_ index: Int) -> ((any Error) throws -> Void)? {
    optionalFunction(index).map { function in { [runtime] in _ = try function.call(runtime.value(of: $0)) } }
  }
}

extension NativeCall {
  package func interval(_ index: Int) -> DispatchTimeInterval { self[index].asInterval }
}

extension Value {
  /// The enum `DispatchTimeInterval` of the program as Dispatch's own.
  package var asInterval: DispatchTimeInterval {
    let amount = enumCase?.payload.first?.asInt ?? 0
    return switch enumCase?.index {
    case 0: .seconds(amount)
    case 1: .milliseconds(amount)
    case 2: .microseconds(amount)
    case 3: .nanoseconds(amount)
    default: .never
    }
  }
}
