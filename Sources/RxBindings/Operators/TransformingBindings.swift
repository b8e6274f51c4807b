import Execution
import Rx

extension Bindings {
  /// Operators that change elements, and those that make streams of them.
  package mutating func bindTransforming() {
    var bind = self
    defer { self = bind }

    bind("ObservableType.map(_:)") { try $0.step(.transform($0.function(1))) }
    bind("ObservableType.compactMap(_:)") { try $0.step(.unwrap($0.function(1))) }
    bind("ObservableType.flatMapLatest(_:) ((Element) throws -> Source) -> Infallible<Source.Element>") { call in
      let infallible: Infallible<Value> = try call.observable(0).flatMapLatest(call.plainSelector(1))
      return .boxed(infallible)
    }
    bind("ObservableType.enumerated()") { call in
      .stream(try call.observable(0).enumerated().map { .labeled(["index": .int($0.index), "element": $0.element]) })
    }
    bind("ObservableType.scan(_:accumulator:)") { try $0.step(.accumulate($0.function(2), from: $0[1])) }
    bind("ObservableType.window(timeSpan:count:scheduler:)") { call in
      .stream(
        try call.observable(0).window(
          timeSpan: call.interval(1), count: call.int(2), scheduler: call.scheduler(3)
        ).map { .stream(StreamNaming.inner($0, "window")) })
    }
    bind("ObservableType.groupBy(keySelector:)") { call in
      .stream(
        try call.observable(0).groupBy(keySelector: call.transform(1)).map { group in
          _ = StreamNaming.inner(group.asObservable(), "group")
          return .boxed(group)
        })
    }
    bind("ObservableType.materialize()") { call in
      let events = try EventValues(call.runtime)
      return .stream(try call.observable(0).materialize().map { events.value($0) })
    }
    bind("ObservableType.dematerialize()") { call in
      let events = try EventValues(call.runtime)
      return .stream(try call.observable(0).map { try events.converted($0) }.dematerialize())
    }
    bind("ObservableType.withUnretained(_:)") { call in
      .stream(call.unretained(try call.observable(0), try call.object(1)) { .pair($0, $1) })
    }
    bind("ObservableType.withUnretained(_:resultSelector:)") { call in
      let function = call.function(2)
      return .stream(call.unretained(try call.observable(0), try call.object(1)) { function.run($0, $1) })
    }
    bind("GroupedObservable.key") { try $0.native(0, as: GroupedObservable<Value, Value>.self).key }
    bind("GroupedObservable.asObservable()") { .stream(try $0.observable(0)) }
    bind("GroupedObservable.init(key:source:)") {
      .boxed(GroupedObservable(key: $0[0], source: try $0.observable(1)))
    }
  }
}

extension NativeCall {
  /// Generic, because closures over `AnyObject` itself cannot be compiled.
  func unretained<Target: AnyObject>(
    _ stream: Observable<Value>, _ target: Target, _ result: @escaping (Value, Value) -> Value
  ) -> Observable<Value> {
    stream.withUnretained(target) { result(.object($0), $1) }
  }
}

extension GroupedObservable: ValueStream where Element == Value {
  package var stream: Observable<Value> { asObservable() }
}
