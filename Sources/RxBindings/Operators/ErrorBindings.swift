import Execution
import Rx

extension Bindings {
  /// Operators about errors.
  package mutating func bindErrors() {
    var bind = self
    defer { self = bind }

    bind([
      "ObservableType.retry(when:) ((Observable<Error>) -> TriggerObservable)",
      "ObservableType.retryWhen(_:) ((Observable<Error>) -> TriggerObservable)",
    ]) { call in
      .stream(try call.observable(0).retry(when: call.retryTrigger(1)))
    }
  }
}

extension NativeCall {
  /// Returns an argument that maps an error to a stream.
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
