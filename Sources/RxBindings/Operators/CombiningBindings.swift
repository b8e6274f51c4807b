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

    bind("static ObservableType.combineLatest(_:)") {
      .stream(Observable.combineLatest(try $0.streams(0)).map { .array($0) })
    }
    bind("static ObservableType.combineLatest(_:resultSelector:)") { call in
      let function = call.function(1)
      return .stream(Observable.combineLatest(try call.streams(0)) { try function.call(.array($0)) })
    }
    bind("static ObservableType.zip(_:)") { .stream(Observable.zip(try $0.streams(0)).map { .array($0) }) }
    bind("static ObservableType.zip(_:resultSelector:)") { call in
      let function = call.function(1)
      return .stream(Observable.zip(try call.streams(0)) { try function.call(.array($0)) })
    }
    for arity in 2...8 {
      let labels = String(repeating: "_:", count: arity)
      bind("static ObservableType.combineLatest(\(labels))") { call in
        .stream(Observable.combineLatest(each: try call.sources(arity)) { .row($0) })
      }
      bind("static ObservableType.combineLatest(\(labels)resultSelector:)") { call in
        .stream(try call.combined(arity))
      }
      bind("static ObservableType.zip(\(labels))") { call in
        .stream(Observable.zip(each: try call.sources(arity)) { .row($0) })
      }
      bind("static ObservableType.zip(\(labels)resultSelector:)") { call in
        let function = call.function(arity)
        return .stream(Observable.zip(each: try call.sources(arity)) { try function.call($0) })
      }
    }
  }
}

extension NativeCall {
  /// Returns the first arguments as streams: the sources of an operator that is declared for a fixed number of them.
  func sources(_ count: Int) throws -> [Observable<Value>] {
    try arguments.prefix(count).map { try runtime.stream($0) }
  }

  /// `combineLatest` with a closure; of two or three, as most are, without an array for each combination.
  func combined(_ count: Int) throws -> Observable<Value> {
    let function = function(count)
    let sources = try sources(count)
    return switch count {
    case 2:
      .combiningLatest(sources[0], sources[1], .just(()), .just(()), count: 2, by: PairCombiner(function: function))
    case 3:
      .combiningLatest(sources[0], sources[1], sources[2], .just(()), count: 3, by: TripleCombiner(function: function))
    default: .combineLatest(each: sources) { try function.call($0) }
    }
  }

  /// Returns a stream of streams.
  func nested(_ index: Int) throws -> Observable<Observable<Value>> {
    try observable(index).map { [runtime] in try runtime.stream($0) }
  }
}
