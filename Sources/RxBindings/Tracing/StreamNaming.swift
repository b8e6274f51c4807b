import Execution
import Rx

/// Names the streams that calls of the program make; a name observes the stream's subscriptions.
package enum StreamNaming {
  private static let streamTypes = [
    "Observable<", "ConnectableObservable<", "Infallible<", "SharedSequence<", "Driver<", "Signal<", "Single<",
    "Maybe<", "Completable", "PrimitiveSequence<", "ControlEvent<", "ControlProperty<", "TestableObservable<",
  ]
  static let subjectTypes: Set<String> = [
    "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "PublishRelay", "BehaviorRelay",
    "ReplayRelay",
  ]

  /// Subscribing goes from operator to operator within one another, and the stack has an end.
  private static let longestChain = 10_000

  /// Returns the binding of a member; where it makes a stream, the stream gets its name.
  package static func wrap(_ implementation: NativeImplementation, _ member: CatalogMember) -> NativeImplementation {
    guard case .general(let body) = implementation else { return implementation }
    // Asked of every member before the first line can run.
    let isStatic = member.key.hasPrefix("static ")
    let path = isStatic ? member.key.utf8.dropFirst("static ".utf8.count) : member.key.utf8[...]
    let type = Substring(path.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "<") })
    let isSubject = (isStatic || member.name == "init") && subjectTypes.contains(String(type))
    guard isSubject || streamTypes.contains(where: { member.result.hasPrefix($0) }) else { return implementation }
    let step = isSubject ? String(type) : member.name
    let hasReceiver = !isStatic && member.name != "init"
    // A scheduler's source has a name and no arguments that a row has room for.
    let key = type == "TestScheduler" ? nil : member.key
    let subjectType = isSubject ? String(type) : nil
    return .general { call in
      let result = try body(call)
      guard let carrier = carrier(of: result), carrier.probe == nil else { return result }
      if let control = StreamName.controlName(of: call.arguments.first) {
        // Where a chain begins: `query.rx.text`.
        carrier.probe = StreamName(parent: nil, step: "\(control).rx.\(step)", site: call.site)
        return result
      }
      let parent = hasReceiver ? call.arguments.first.flatMap { StreamName.of($0) } : nil
      let name = StreamName(
        parent: parent, step: step, key: key, arguments: names(in: call.arguments.dropFirst(hasReceiver ? 1 : 0)),
        site: call.site, subjectType: subjectType)
      if name.depth > longestChain {
        throw Trap.fault("a chain of more than \(longestChain) operators is not supported here")
      }
      carrier.probe = isSubject ? SubjectProbe(name) : name
      return result
    }
  }

  /// Names a stream that an operator sends as an element: a window, a group.
  static func inner(_ stream: Observable<Value>, _ step: String) -> Observable<Value> {
    if stream.probe == nil { stream.probe = StreamName(parent: nil, step: step) }
    return stream
  }

  /// Returns the streams among arguments, those in arrays too.
  private static func names(in arguments: ArraySlice<Value>) -> [StreamName] {
    var names: [StreamName] = []
    for argument in arguments {
      if case .array(let elements) = argument {
        // A variadic parameter or a list of streams; of a list of anything else the first tells.
        guard elements.first.flatMap({ StreamName.of($0) }) != nil else { continue }
        names += elements.prefix(32).compactMap { StreamName.of($0) }
      } else if let name = StreamName.of(argument) {
        names.append(name)
      }
    }
    return names
  }

  static func name(of probe: (any Probe)?) -> StreamName? {
    (probe as? StreamName) ?? (probe as? SubjectProbe)?.name
  }

  /// Returns the probe of a value's stream.
  static func probe(of value: Value) -> (any Probe)? { carrier(of: value)?.probe }

  /// Returns the observable that carries a value's name.
  private static func carrier(of value: Value) -> (any ProbeCarrier)? {
    switch value {
    case .object(let object):
      if let observable = object as? Observable<Value> { return observable }
      // The most frequent kind of value; a failed conformance check takes long.
      if object is SubscriptionHandle { return nil }
      return (object as? any ValueStream)?.nameCarrier
    case .native(let box):
      if let completable = (box as? Boxed<Completable>)?.value { return completable.asObservable() }
      return (box.payload as? any ValueStream)?.nameCarrier
    default: return nil
    }
  }
}

/// An observable of any element type, or an object that makes one each time it is asked.
package protocol ProbeCarrier: AnyObject {
  var probe: (any Probe)? { get set }
}

extension Observable: ProbeCarrier {}
