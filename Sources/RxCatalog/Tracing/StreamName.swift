import Foundation
import Interpreter
import Rx

/// What traces call a stream: the variable that holds it, or the chain that made it (`query.debounce.map`).
package final class StreamName: @unchecked Sendable {
  // Unchecked because `variable` is reached under `lock`; the rest is constant.

  /// The stream that the operator was called on; nil for what begins a chain.
  package let parent: StreamName?
  /// The operator, or what made the stream: `map`, `interval`, `PublishSubject`.
  package let step: String
  private let lock = NSLock()
  private var variable: String?

  init(parent: StreamName?, step: String) {
    self.parent = parent
    self.step = step
  }

  /// Names the stream after the first variable that holds it.
  package func name(_ variable: String) {
    lock.withLock { if self.variable == nil { self.variable = variable } }
  }

  /// The variable that holds the stream, if any.
  package var variableName: String? { lock.withLock { variable } }

  /// `query.debounce.map`.
  package var text: String {
    if let name = variableName { return name }
    guard let parent else { return step }
    return parent.text + "." + step
  }
}

extension RxCatalog {
  /// The name of a stream, a relay or a trait; nil of anything else.
  package static func name(of value: Value) -> StreamName? { StreamNaming.annotated(value)?.annotation as? StreamName }

  /// Names a stream after the variable that holds it.
  package static func name(_ value: Value, as variable: String) {
    guard let stream = StreamNaming.annotated(value) else { return }
    if stream.annotation == nil { stream.annotation = StreamName(parent: nil, step: variable) }
    (stream.annotation as? StreamName)?.name(variable)
  }
}

/// Gives the streams that operators make their names.
enum StreamNaming {
  private static let streamTypes = [
    "Observable<", "ConnectableObservable<", "Infallible<", "SharedSequence<", "Driver<", "Signal<", "Single<",
    "Maybe<",
    "Completable", "PrimitiveSequence<", "ControlEvent<", "ControlProperty<", "TestableObservable<",
  ]

  /// The binding of a member; where it makes a stream, the stream gets its name.
  static func wrap(_ implementation: NativeImplementation, _ member: CatalogMember) -> NativeImplementation {
    guard case .general(let body) = implementation, streamTypes.contains(where: { member.result.hasPrefix($0) }) else {
      return implementation
    }
    let step = member.name
    let hasReceiver = !member.key.hasPrefix("static ")
    let isOperator = member.key.hasPrefix("ObservableType.")
    return .general { call in
      let parent = hasReceiver ? call.arguments.first.flatMap { RxCatalog.name(of: $0) } : nil
      var result = try body(isOperator ? tappingSource(of: call, parent) : call)
      guard let stream = annotated(result), stream.annotation == nil else { return result }
      let name = StreamName(parent: parent, step: step)
      stream.annotation = name
      if case .object(let object) = result, (object as? Observable<Value>)?.isPlain == true {
        let tapped = tapped(stream, step)
        tapped.annotation = name
        result = .object(tapped)
      }
      return result
    }
  }

  /// The same stream; where a subscription that is traced with its operators attaches to it, it tells what it passes on.
  private static func tapped(_ stream: Observable<Value>, _ step: String) -> Observable<Value> {
    stream.tapped {
      guard let tap = TracedSubscription.attaching?.tap(step) else { return nil }
      return { event in
        switch event {
        case .next(let value): tap(.next(value))
        case .error(let error): if !(error is Trap) { tap(.error(error)) }
        case .completed: tap(.completed)
        }
      }
    }
  }

  /// The call with a subject, a relay or the like as its receiver replaced by one that tells what it sends.
  private static func tappingSource(of call: NativeCall, _ name: StreamName?) -> NativeCall {
    guard let receiver = call.arguments.first, case .object(let object) = receiver,
      type(of: object) != Observable<Value>.self, let stream = annotated(receiver)
    else { return call }
    var arguments = call.arguments
    arguments[0] = .object(tapped(stream, name?.text ?? "source"))
    return NativeCall(arguments: arguments, typeArguments: call.typeArguments, runtime: call.runtime, site: call.site)
  }

  /// The observable that carries a value's name.
  static func annotated(_ value: Value) -> Observable<Value>? {
    switch value {
    case .object(let object):
      if let observable = object as? Observable<Value> { return observable }
      return (object as? any ValueStream)?.stream
    case .native(let box): return (box.payload as? any ValueStream)?.stream
    default: return nil
    }
  }
}
