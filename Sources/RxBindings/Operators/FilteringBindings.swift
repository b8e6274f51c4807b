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
    bind("ObservableType.distinctUntilChanged(at:)") { call in
      .stream(try call.observable(0).distinctUntilChanged { try call.runtime.value(at: call[1], of: $0) })
    }
    bind("ObservableType.takeUntil(_:predicate:)") {
      .stream(try $0.observable(0).take(until: $0.predicate(2), behavior: $0.takeBehavior(1)))
    }
  }
}

extension NativeCall {
  func takeBehavior(_ index: Int) -> TakeBehavior { self[index].enumCase?.index == 1 ? .exclusive : .inclusive }
}
