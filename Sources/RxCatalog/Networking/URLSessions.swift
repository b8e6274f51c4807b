import RxBindings
import Types
import Execution
import Foundation

/// `URLSession`: there is one, which keeps nothing on the disk.
final class SessionValue: Sendable {
  static let shared = SessionValue()
}

/// A task that was made and is begun by `resume()`.
final class DataTaskValue: Sendable {
  let task: NetworkTask
  init(_ task: NetworkTask) { self.task = task }
}

extension FoundationCatalog {
  static func addSessions(to module: NativeModule) {
    module.type("class URLSessionConfiguration", represents: SessionConfigurationValue.self)
    module.extend(
      "extension URLSessionConfiguration",
      [
        NativeMember(
          "static var `default`: URLSessionConfiguration { get }", .nullary { .object(SessionConfigurationValue()) }),
        NativeMember(
          "static var ephemeral: URLSessionConfiguration { get }", .nullary { .object(SessionConfigurationValue()) }),
      ])
    module.type("class URLSession: ReactiveCompatible", represents: SessionValue.self)
    module.extend(
      "extension URLSession",
      [
        NativeMember("static var shared: URLSession { get }", .nullary { .object(SessionValue.shared) }),
        NativeMember(
          "init(configuration: URLSessionConfiguration)", .unary { _ in .object(SessionValue()) }),
        NativeMember(
          "func dataTask(with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask",
          .general { try dataTask($0, try $0.native(1)) }),
        NativeMember(
          "func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask",
          .general { try dataTask($0, RequestValue(url: try $0.url(1))) }),
      ])
    module.type("class URLSessionTask")
    module.type("class URLSessionDataTask: URLSessionTask", represents: DataTaskValue.self)
    module.extend(
      "extension URLSessionDataTask",
      [
        NativeMember(
          "func resume()",
          .general { call in
            try call.native(0, as: DataTaskValue.self).task.start()
            return .void
          }),
        NativeMember(
          "func cancel()",
          .general { call in
            try call.native(0, as: DataTaskValue.self).task.cancel()
            return .void
          }),
      ])
  }

  private static func dataTask(_ call: NativeCall, _ request: RequestValue) throws -> Value {
    let handler = call.function(2)
    let runtime = call.runtime
    let task = NetworkTask(request, runtime) { result in
      switch result {
      case .success(let answer):
        handler.run(.wrapped(.boxed(answer.data)), .wrapped(.object(answer.response)), .none)
      case .failure(let error): handler.run(.none, .none, .wrapped(runtime.value(of: error)))
      }
    }
    return .object(DataTaskValue(task))
  }
}

final class SessionConfigurationValue: Sendable {}
