import Foundation
import NetworkMessages

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Begins a request, a `RequestMessage`; gives its number, or 0 where it is none. See `NetworkFunctions`.
@_cdecl("rxsh_network_start")
public func start(
  _ bytes: UnsafeRawPointer, _ count: Int, _ context: UnsafeMutableRawPointer,
  _ callback: @convention(c) (UnsafeMutableRawPointer, Int32, UnsafeRawPointer?, Int) -> Bool
) -> Int {
  let data = Data(bytes: bytes, count: count)
  guard let message = try? JSONDecoder().decode(RequestMessage.self, from: data), let url = URL(string: message.url)
  else { return 0 }
  var request = URLRequest(url: url, timeoutInterval: message.timeout)
  request.httpMethod = message.method
  request.httpBody = message.body
  for (name, value) in message.headers { request.setValue(value, forHTTPHeaderField: name) }
  return Requests.shared.start(request, Listener(context: context, callback: callback))
}

/// Ends a running request; it fails as cancelled, at the latest when the server answers or its timeout passes.
@_cdecl("rxsh_network_cancel")
public func cancel(_ request: Int) { Requests.shared.cancel(request) }

/// Callback of a request.
private struct Listener: @unchecked Sendable {
  // Unchecked because of the pointer, which is handed back only.
  let context: UnsafeMutableRawPointer
  let callback: @convention(c) (UnsafeMutableRawPointer, Int32, UnsafeRawPointer?, Int) -> Bool

  @discardableResult
  func tell(_ event: NetworkEvent, _ data: Data = Data()) -> Bool {
    data.withUnsafeBytes { callback(context, event.rawValue, $0.baseAddress, $0.count) }
  }
}

/// Running requests, all in one session that stores nothing on the disk.
///
/// Foundation on Linux ends the process if a task is cancelled while a redirection is being decided, which cannot be
/// detected in time. A task is therefore cancelled only after its response has begun, and is ignored before that.
private final class Requests: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  // Unchecked because the tasks are reached under `lock`.
  static let shared = Requests()

  private struct Entry {
    let task: URLSessionTask
    let listener: Listener
    var isAnswered = false
    var isCancelled = false
  }

  private let lock = NSLock()
  private var tasks: [Int: Entry] = [:]
  private lazy var session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)

  func start(_ request: URLRequest, _ listener: Listener) -> Int {
    lock.withLock {
      let task = session.dataTask(with: request)
      tasks[task.taskIdentifier] = Entry(task: task, listener: listener)
      task.resume()
      return task.taskIdentifier
    }
  }

  func cancel(_ number: Int) {
    let task = lock.withLock { () -> URLSessionTask? in
      tasks[number]?.isCancelled = true
      return tasks[number]?.isAnswered == true ? tasks[number]?.task : nil
    }
    task?.cancel()
  }

  private func entry(_ task: URLSessionTask) -> Entry? { lock.withLock { tasks[task.taskIdentifier] } }

  private func listener(_ task: URLSessionTask) -> Listener? { entry(task)?.listener }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let target = Data((request.url?.absoluteString ?? "").utf8)
    if let entry = entry(task), !entry.isCancelled, entry.listener.tell(.redirect, target) {
      completionHandler(request)
    } else {
      lock.withLock { tasks[task.taskIdentifier]?.isCancelled = true }
      completionHandler(nil)
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse {
      var headers: [String: String] = [:]
      for (name, value) in response.allHeaderFields { headers["\(name)"] = "\(value)" }
      let message = ResponseMessage(
        url: response.url?.absoluteString ?? "", status: response.statusCode, headers: headers)
      listener(dataTask)?.tell(.response, (try? JSONEncoder().encode(message)) ?? Data())
    }
    completionHandler(.allow)
    let isCancelled = lock.withLock { () -> Bool in
      tasks[dataTask.taskIdentifier]?.isAnswered = true
      return tasks[dataTask.taskIdentifier]?.isCancelled == true
    }
    if isCancelled { dataTask.cancel() }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if listener(dataTask)?.tell(.data, data) == false { dataTask.cancel() }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let listener = lock.withLock({ tasks.removeValue(forKey: task.taskIdentifier)?.listener }) else { return }
    guard let error else {
      listener.tell(.finished)
      return
    }
    let failure = FailureMessage(code: (error as NSError).code, text: error.localizedDescription)
    listener.tell(.failed, (try? JSONEncoder().encode(failure)) ?? Data())
  }
}
