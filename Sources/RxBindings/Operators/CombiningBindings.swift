import Execution
import Rx

extension Bindings {
  /// Operators that make one stream of several.
  package mutating func bindCombining() {
    var bind = self
    defer { self = bind }

    bind("ObservableType.startWith(_:)") { call in
      // Elements of a variadic parameter are added one by one: each precedes those that follow it.
      .stream(call[1].asArray.reversed().reduce(try call.observable(0)) { $0.startWith($1) })
    }
    bind("ObservableType.concat()") { call in
      .stream(try call.nested(0).concat())
    }
    bind("ObservableType.merge()") { call in .stream(try call.nested(0).merge()) }
    bind("ObservableType.merge(maxConcurrent:)") { call in
      .stream(try call.nested(0).merge(maxConcurrent: call.int(1)))
    }
    bind("ObservableType.switchLatest()") { call in .stream(try call.nested(0).switchLatest()) }

    bind("static ObservableType.combineLatest(_:_:resultSelector:)") { call in
      let pair = PairCombiner(function: call.function(2))
      let sources = try call.sources(2)
      return .stream(.combiningLatest(sources[0], sources[1], .just(()), .just(()), count: 2, by: pair))
    }
    bind("static ObservableType.combineLatest(_:_:_:resultSelector:)") { call in
      let triple = TripleCombiner(function: call.function(3))
      let sources = try call.sources(3)
      return .stream(.combiningLatest(sources[0], sources[1], sources[2], .just(()), count: 3, by: triple))
    }
  }
}

extension NativeCall {
  /// Returns the first arguments as streams: the sources of an operator that is declared for a fixed number of them.
  func sources(_ count: Int) throws -> [Observable<Value>] {
    try arguments.prefix(count).map { try runtime.stream($0) }
  }

  /// Returns a stream of streams.
  func nested(_ index: Int) throws -> Observable<Observable<Value>> {
    try observable(index).map { [runtime] in try runtime.stream($0) }
  }
}
