import RxBindings
import Execution
import Foundation
import Rx

extension Bindings {
  /// `URLSession.rx`.
  mutating func bindNetworking() {
    var bind = self
    defer { self = bind }

    bind.property(
      "static Reactive<URLSession>.shouldLogRequest", get: { _ in .function(LoggedRequests.current.function) },
      set: { _, call in LoggedRequests.current = LoggedRequests(function: call[0].asFunction) })
    bind("Reactive<URLSession>.response(request:)") { call in
      .stream(
        try call.answers(call.native(1)).map { .labeled(["response": .object($0.response), "data": .boxed($0.data)]) })
    }
    bind("Reactive<URLSession>.data(request:)") { call in
      .stream(try call.body(call.native(1)).map { .boxed($0) })
    }
    bind("Reactive<URLSession>.json(request:options:)") { call in
      .stream(try call.json(call.native(1), call[2].native() ?? []))
    }
    bind("Reactive<URLSession>.json(url:)") { call in
      .stream(try call.json(RequestValue(url: try call.url(1)), []))
    }
    bind("RxCocoaURLError.debugDescription") { call in
      .string(try NetworkErrors(call.runtime).text(call[0]))
    }
  }
}

extension NativeCall {
  /// Returns a stream of the HTTP response, with one request for each subscription.
  func answers(_ request: RequestValue) throws -> Observable<(response: HTTPResponseValue, data: Data)> {
    let errors = try NetworkErrors(runtime)
    return Observable.create { [runtime, site] observer in
      let start = Environments.current.date
      let task = NetworkTask(request, runtime) { result in
        LoggedRequests.log(request, since: start, result)
        switch result {
        case .success(let answer):
          guard let response = answer.response as? HTTPResponseValue else {
            return observer.onError(errors.nonHTTPResponse(answer.response))
          }
          observer.onNext((response, answer.data))
          observer.onCompleted()
        case .failure(let error): observer.onError(error)
        }
      }
      do {
        try task.start()
      } catch let trap as Trap {
        runtime.abandon(Trap(trap.reason, at: trap.place ?? site, note: trap.note))
      } catch {
        observer.onError(error)
      }
      return Disposables.create {
        if task.cancel() { LoggedRequests.log(request, since: start, .failure(URLError(.cancelled))) }
      }
    }
  }

  fileprivate func body(_ request: RequestValue) throws -> Observable<Data> {
    let errors = try NetworkErrors(runtime)
    return try answers(request).map { answer in
      guard 200..<300 ~= answer.response.status else {
        throw errors.httpRequestFailed(answer.response, answer.data)
      }
      return answer.data
    }
  }

  fileprivate func json(
    _ request: RequestValue, _ options: JSONSerialization.ReadingOptions
  ) throws -> Observable<Value> {
    let errors = try NetworkErrors(runtime)
    return try body(request).map { data in
      do {
        return Value(json: try JSONSerialization.jsonObject(with: data, options: options))
      } catch {
        throw errors.deserializationError(error)
      }
    }
  }
}

/// The enum `RxCocoaURLError` of the program.
private struct NetworkErrors: Sendable {
  private let cases: ScriptEnum

  init(_ runtime: Runtime) throws { cases = try ScriptEnum(named: "RxCocoaURLError", in: runtime) }

  func nonHTTPResponse(_ response: ResponseValue) -> any Error { cases.value(1, .object(response)).asError }

  func httpRequestFailed(_ response: HTTPResponseValue, _ data: Data) -> any Error {
    cases.value(2, .object(response), .wrapped(.boxed(data))).asError
  }

  func deserializationError(_ error: any Error) -> any Error { cases.value(3, Value(error: error)).asError }

  /// Returns the library's description, in one sentence.
  func text(_ value: Value) -> String {
    let payload = value.enumCase?.payload ?? []
    return switch value.enumCase?.index {
    case 1: "Response is not NSHTTPURLResponse `\(payload.first?.description ?? "")`."
    case 2: "HTTP request failed with `\((payload.first?.asObject as? HTTPResponseValue)?.status ?? 0)`."
    case 3: "Error during deserialization of the response: \(payload.first?.description ?? "")"
    default: "Unknown error has occurred."
    }
  }
}
