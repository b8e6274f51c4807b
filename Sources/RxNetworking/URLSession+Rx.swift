import Foundation
import NetworkMessages
import Rx

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private enum ShouldLogRequestKey {}

extension Reactive where Base: URLSession {
  /// Closure that selects the requests to be printed when they have ended, as a `curl` command with the status of the response. It
  /// belongs to the thread's environment and returns false unless set; in debug builds of RxSwift it returns true.
  public static var shouldLogRequest: (URLRequest) -> Bool {
    get {
      Environments.current.values[ShouldLogRequestKey.self, as: ((URLRequest) -> Bool).self] ?? { _ in false }
    }
    set { Environments.current.values[ShouldLogRequestKey.self, as: ((URLRequest) -> Bool).self] = newValue }
  }

  /// Sends the response to a request and its data, with any status; makes a request for each subscription and cancels
  /// it when the subscription is disposed of.
  ///
  /// - Fails with the session's error, or `RxCocoaURLError.nonHTTPResponse`.
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    Observable.create { observer in
      let observer = Receiver(observer, request)
      let task = base.dataTask(with: request) { data, response, error in
        observer.finish(data, response, error)
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  /// Sends the data that a request gives.
  ///
  /// - Fails with `RxCocoaURLError.httpRequestFailed` where the status is not from 200 to 299, and as `response` does.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request)
      .map { response, data in
        guard 200..<300 ~= response.statusCode else {
          throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
        }
        return data
      }
  }

  /// Sends the JSON object that a request gives.
  ///
  /// - Fails with `RxCocoaURLError.deserializationError` where it is no JSON, and as `data` does.
  public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
    data(request: request)
      .map { data in
        do {
          return try JSONSerialization.jsonObject(with: data, options: options)
        } catch {
          throw RxCocoaURLError.deserializationError(error: error)
        }
      }
  }

  /// Sends the JSON object at a URL.
  ///
  /// - Fails as `json(request:options:)` does.
  public func json(url: URL) -> Observable<Any> {
    json(request: URLRequest(url: url))
  }
}

/// Conversion of a session's callbacks to events, under the environment of the subscription.
private struct Receiver: @unchecked Sendable {
  // Unchecked because the session calls it once, from its own queue.
  private let observer: AnyObserver<(response: HTTPURLResponse, data: Data)>
  private let request: URLRequest
  private let start: Date
  private let environment = Environments.current

  init(_ observer: AnyObserver<(response: HTTPURLResponse, data: Data)>, _ request: URLRequest) {
    self.observer = observer
    self.request = request
    start = environment.date
  }

  func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    Environments.with(environment) {
      if Reactive<URLSession>.shouldLogRequest(request) { log(response, error) }
      guard let response, let data else {
        observer.on(.error(error ?? RxCocoaURLError.unknown))
        return
      }
      guard let response = response as? HTTPURLResponse else {
        observer.on(.error(RxCocoaURLError.nonHTTPResponse(response: response)))
        return
      }
      observer.on(.next((response, data)))
      observer.on(.completed)
    }
  }

  private func log(_ response: URLResponse?, _ error: (any Error)?) {
    let log = RequestLog(
      method: request.httpMethod ?? "GET", url: request.url, headers: request.allHTTPHeaderFields ?? [:],
      body: request.httpBody, start: start)
    let result: RequestLog.Result =
      if let response = response as? HTTPURLResponse {
        .status(response.statusCode)
      } else if let error {
        (error as? URLError)?.code == .cancelled ? .cancelled : .failed(error)
      } else {
        .unknown
      }
    environment.print(log.text(result, at: environment.date))
  }
}
