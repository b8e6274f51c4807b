import Execution
import Foundation
import NetworkMessages
import Rx

/// The program's `URLSession.rx.shouldLogRequest`, which belongs to the environment.
struct LoggedRequests: Sendable {
  let function: Function

  private enum Key {}

  static var current: LoggedRequests {
    get {
      Environments.current.values[Key.self, as: LoggedRequests.self]
        ?? LoggedRequests(function: Function(arity: 1) { _ in .bool(false) })
    }
    set { Environments.current.values[Key.self, as: LoggedRequests.self] = newValue }
  }

  /// Prints a request that ended and how, if the program wants to see it.
  static func log(
    _ request: RequestValue, since start: Date, _ result: Swift.Result<NetworkTask.Answer, any Error>
  ) {
    guard current.function.run(.boxed(request)).asBool else { return }
    let log = RequestLog(
      method: request.method, url: request.url, headers: request.headers, body: request.body, start: start)
    let outcome: RequestLog.Result =
      switch result {
      case .success(let answer): (answer.response as? HTTPResponseValue).map { .status($0.status) } ?? .unknown
      case .failure(URLError.cancelled): .cancelled
      case .failure(let error): .failed(error)
      }
    let environment = Environments.current
    environment.print(log.text(outcome, at: environment.date))
  }
}
