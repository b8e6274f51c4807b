import Execution
import Rx
import RxTesting

/// Anything of the library whose elements are values of the interpreted program and that is a sequence.
package protocol ValueStream {
  var stream: Observable<Value> { get }
  /// Object that holds the name of the stream.
  var nameCarrier: any ProbeCarrier { get }
}

extension ValueStream {
  package var nameCarrier: any ProbeCarrier { stream }
}

extension Observable: ValueStream where Element == Value {
  package var stream: Observable<Value> { self }
}

extension Value {
  /// Returns a stream as a value.
  package static func stream(_ observable: Observable<Value>) -> Value { .object(observable) }

  /// Returns a list of values as the array that the program sees.
  package static func list(_ elements: some Sequence<Value>) -> Value { .array(Array(elements)) }

  /// Returns values as a tuple without labels.
  package static func pair(_ elements: Value...) -> Value {
    .tuple(TupleValue(labels: Array(repeating: nil, count: elements.count), elements: elements))
  }

  /// Returns values as a tuple with labels.
  package static func labeled(_ elements: KeyValuePairs<String, Value>) -> Value {
    .tuple(TupleValue(labels: elements.map(\.key), elements: elements.map(\.value)))
  }

  static func row(_ elements: [Value]) -> Value {
    .tuple(TupleValue(labels: Array(repeating: nil, count: elements.count), elements: elements))
  }
}

extension Runtime {
  /// Returns the sequence that a value is or converts to: native ones, traits and relays, and types of the program.
  package func stream(_ value: Value) throws -> Observable<Value> {
    switch value {
    case .object(let object):
      if let observable = object as? Observable<Value> { return observable }
      if let convertible = object as? any ValueStream { return convertible.stream }
    case .native(let box):
      let payload = box.payload
      if let convertible = payload as? any ValueStream { return convertible.stream }
      if let completable = payload as? Completable { return completable.asObservable().map { _ -> Value in } }
    default: break
    }
    return try witnessedStream(value)
  }

  /// Returns the sequence, in contexts that cannot throw; an error there has stopped the program already.
  func streamOrEmpty(_ value: () throws -> Value) -> Observable<Value> {
    (try? stream(value())) ?? .empty()
  }

  /// Returns all streams of a collection.
  func streams(_ value: Value) throws -> [Observable<Value>] { try elements(value).map { try stream($0) } }

  /// Returns the streams of a sequence one by one, each made when it is requested: the sequence may be lazy or
  /// infinite.
  func streamSequence(_ value: Value) throws -> AnySequence<Observable<Value>> {
    if case .array = value { return AnySequence(try streams(value)) }
    return AnySequence { [self] () -> AnyIterator<Observable<Value>> in
      do {
        guard let next = try value.makeNext(in: self) else { return AnyIterator { nil } }
        return AnyIterator { [self] in
          do {
            return try next().map { try stream($0) }
          } catch {
            stop(error)
            return nil
          }
        }
      } catch {
        stop(error)
        return AnyIterator { nil }
      }
    }
  }

  private func stop(_ error: any Error) {
    abandon(error as? Trap ?? Trap(.fault("unexpected error: \(error)")))
  }
}

extension Value {
  /// The latest element that a relay or a behavior subject keeps; nil for anything else.
  package var heldValue: Value? {
    switch asOptional?.asObject {
    case let relay as BehaviorRelay<Value>: relay.value
    case let subject as BehaviorSubject<Value>: try? subject.value()
    default: nil
    }
  }
}
