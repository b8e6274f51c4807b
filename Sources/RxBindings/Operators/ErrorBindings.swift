import Execution
import Rx

extension Bindings {
  /// Operators about errors.
  package mutating func bindErrors() {
    var bind = self
    defer { self = bind }

    bind(["ObservableType.catch(_:)", "ObservableType.catchError(_:)"]) { call in
      .stream(try call.observable(0).catch(call.errorSelector(1)))
    }
    bind(["ObservableType.catchAndReturn(_:)", "ObservableType.catchErrorJustReturn(_:)"]) {
      .stream(try $0.observable(0).catchAndReturn($0[1]))
    }
    bind(["static ObservableType.catch(sequence:)", "static ObservableType.catchError(_:)"]) {
      .stream(.catch(sequence: try $0.streamSequence(0)))
    }
    bind("ObservableType.retry()") { .stream(try $0.observable(0).retry()) }
    bind("ObservableType.retry(_:)") { .stream(try $0.observable(0).retry($0.int(1))) }
    bind([
      "ObservableType.retry(when:) ((Observable<Error>) -> TriggerObservable)",
      "ObservableType.retryWhen(_:) ((Observable<Error>) -> TriggerObservable)",
    ]) { call in
      .stream(try call.observable(0).retry(when: call.retryTrigger(1)))
    }
    bind("ObservableType.timeout(_:scheduler:)") {
      .stream(try $0.observable(0).timeout($0.interval(1), scheduler: $0.scheduler(2)))
    }
    bind("ObservableType.timeout(_:other:scheduler:)") {
      .stream(try $0.observable(0).timeout($0.interval(1), other: $0.observable(2), scheduler: $0.scheduler(3)))
    }
  }
}

extension NativeCall {
  /// Gives a stream for an error.
  func errorSelector(_ index: Int) -> (any Error) throws -> Observable<Value> {
    let function = function(index)
    return { [runtime] in try runtime.stream(function.call(runtime.value(of: $0))) }
  }

  /// Makes the stream that says when to try again out of the stream of errors.
  func retryTrigger(_ index: Int) -> (Observable<any Error>) -> Observable<Value> {
    let function = function(index)
    return { [runtime] errors in
      let values = errors.map { runtime.value(of: $0) }
      return runtime.streamOrEmpty { try function.call(.stream(values)) }
    }
  }
}
