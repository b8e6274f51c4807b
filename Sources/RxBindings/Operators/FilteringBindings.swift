import Execution
import Rx

extension Bindings {
  /// Operators that let some elements pass.
  package mutating func bindFiltering() {
    var bind = self
    defer { self = bind }

    bind("ObservableType.filter(_:)") { try $0.step(.test($0.function(1))) }
    bind("ObservableType.ignoreElements()") { call in
      // `Observable<Never>`: no element will ever have to become a value.
      .stream(try call.observable(0).ignoreElements().map { _ -> Value in })
    }
    bind("ObservableType.distinctUntilChanged()") { .stream(try $0.observable(0).distinctUntilChanged()) }
    bind("ObservableType.distinctUntilChanged(_:) ((Element) throws -> Key)") {
      .stream(try $0.observable(0).distinctUntilChanged($0.transform(1)))
    }
    bind("ObservableType.distinctUntilChanged(_:) ((_ lhs: Element, _ rhs: Element) throws -> Bool)") {
      .stream(try $0.observable(0).distinctUntilChanged($0.comparer(1)))
    }
    bind("ObservableType.distinctUntilChanged(_:comparer:)") {
      .stream(try $0.observable(0).distinctUntilChanged($0.transform(1), comparer: $0.comparer(2)))
    }
    bind("ObservableType.distinctUntilChanged(at:)") { call in
      .stream(try call.observable(0).distinctUntilChanged { try call.runtime.value(at: call[1], of: $0) })
    }
    bind("ObservableType.take(_:)") { .stream(try $0.observable(0).take($0.int(1))) }
    bind(["ObservableType.take(for:scheduler:)", "ObservableType.take(_:scheduler:)"]) {
      .stream(try $0.observable(0).take(for: $0.interval(1), scheduler: $0.scheduler(2)))
    }
    bind(["ObservableType.take(until:)", "ObservableType.takeUntil(_:)"]) {
      .stream(try $0.observable(0).take(until: $0.observable(1)))
    }
    bind("ObservableType.take(until:behavior:)") {
      .stream(try $0.observable(0).take(until: $0.predicate(1), behavior: $0.takeBehavior(2)))
    }
    bind("ObservableType.take(while:behavior:)") {
      .stream(try $0.observable(0).take(while: $0.predicate(1), behavior: $0.takeBehavior(2)))
    }
    bind("ObservableType.takeWhile(_:)") { .stream(try $0.observable(0).take(while: $0.predicate(1))) }
    bind("ObservableType.takeUntil(_:predicate:)") {
      .stream(try $0.observable(0).take(until: $0.predicate(2), behavior: $0.takeBehavior(1)))
    }
    bind("ObservableType.takeLast(_:)") { .stream(try $0.observable(0).takeLast($0.int(1))) }
    bind("ObservableType.skip(_:)") { .stream(try $0.observable(0).skip($0.int(1))) }
    bind("ObservableType.skip(_:scheduler:)") {
      .stream(try $0.observable(0).skip($0.interval(1), scheduler: $0.scheduler(2)))
    }
    bind(["ObservableType.skip(until:)", "ObservableType.skipUntil(_:)"]) {
      .stream(try $0.observable(0).skip(until: $0.observable(1)))
    }
    bind(["ObservableType.skip(while:)", "ObservableType.skipWhile(_:)"]) {
      .stream(try $0.observable(0).skip(while: $0.predicate(1)))
    }
    bind(["ObservableType.element(at:)", "ObservableType.elementAt(_:)"]) {
      .stream(try $0.observable(0).element(at: $0.int(1)))
    }
    bind("ObservableType.single()") { .stream(try $0.observable(0).single()) }
    bind("ObservableType.single(_:)") { .stream(try $0.observable(0).single($0.predicate(1))) }
    bind("ObservableType.ifEmpty(default:)") { .stream(try $0.observable(0).ifEmpty(default: $0[1])) }
    bind("ObservableType.ifEmpty(switchTo:)") { .stream(try $0.observable(0).ifEmpty(switchTo: $0.observable(1))) }
    bind("ObservableType.sample(_:defaultValue:)") {
      .stream(try $0.observable(0).sample($0.observable(1), defaultValue: $0[2].asOptional))
    }
    bind("ObservableType.debounce(_:scheduler:)") {
      .stream(try $0.observable(0).debounce($0.interval(1), scheduler: $0.scheduler(2)))
    }
    bind("ObservableType.throttle(_:latest:scheduler:)") {
      .stream(try $0.observable(0).throttle($0.interval(1), latest: $0.bool(2), scheduler: $0.scheduler(3)))
    }
  }
}

extension NativeCall {
  func takeBehavior(_ index: Int) -> TakeBehavior { self[index].enumCase?.index == 1 ? .exclusive : .inclusive }
}
