import Execution
import Foundation
import NetworkMessages
import Rx

/// A request of a program, from the permission to the response.
final class NetworkTask: @unchecked Sendable {
  // Unchecked because the state is reached under `lock`.
  typealias Completion = (Result<Answer, any Error>) -> Void

  struct Answer: Sendable {
    let response: ResponseValue
    let data: Data
  }

  private let request: RequestValue
  private let runtime: Runtime
  private let environment = Environments.current
  private let completion: Completion
  private let lock = NSLock()
  private var number: Int?
  private var isOver = false
  private var waiting: (any Disposable)?
  private var response: ResponseMessage?
  private var data = Data()

  private static let largestBody = 256 << 20
  /// Queue on which responses arrive, as on a session's delegate queue: in the background, one after the other.
  private static let queue = DispatchQueue(label: "URLSession")

  /// - Parameter completion: Called once, in the background, unless the request is cancelled before.
  init(_ request: RequestValue, _ runtime: Runtime, completion: @escaping Completion) {
    self.request = request
    self.runtime = runtime
    self.completion = completion
  }

  /// Throws the fault that it is not allowed.
  func start() throws {
    waiting = environment.awaitOutside()
    do {
      try begin()
    } catch let trap as Trap {
      cancel()
      throw trap
    } catch {
      end(.failure(error))
    }
  }

  private func begin() throws {
    guard let url = request.url else { throw URLError(.badURL) }
    if url.isFileURL {
      let data = try runtime.reading(url.path, FileContents.read)
      return end(.success(Answer(response: ResponseValue(url: url), data: data)))
    }
    let message = RequestMessage(
      url: try Self.permitted(url, runtime), method: try request.checkedMethod(), headers: try request.checkedHeaders(),
      body: request.body, timeout: request.timeout)
    let encoded = try JSONEncoder().encode(message)
    let library = try NetworkLibrary.shared.get()
    // Balanced by the last event.
    let context = Unmanaged.passRetained(self).toOpaque()
    let started = encoded.withUnsafeBytes { bytes in
      library.start(bytes.baseAddress!, bytes.count, context) { context, event, bytes, count in
        NetworkTask.received(context, event, bytes, count)
      }
    }
    if started == 0 {
      Unmanaged<NetworkTask>.fromOpaque(context).release()
      throw URLError(.badURL)
    }
    let isLate = lock.withLock { () -> Bool in
      number = started
      return isOver
    }
    if isLate { library.cancel(started) }
  }

  /// Returns true if the request was under way.
  @discardableResult
  func cancel() -> Bool {
    let (number, waiting) = lock.withLock { () -> (Int?, (any Disposable)?) in
      defer { self.waiting = nil }
      isOver = true
      return (self.number, self.waiting)
    }
    if let number, let library = try? NetworkLibrary.shared.get() { library.cancel(number) }
    waiting?.dispose()
    return waiting != nil
  }

  /// Returns a URL to request after its host was permitted: only the checked parts, recombined, so that it cannot be
  /// read in two ways.
  private static func permitted(_ url: URL, _ runtime: Runtime) throws -> String {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true), let scheme = parts.scheme?.lowercased(),
      let host = parts.host
    else { throw URLError(.badURL) }
    guard scheme == "http" || scheme == "https" else { throw URLError(.unsupportedURL) }
    let plain = HostName.plain(host)
    let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789.-_:".utf8)
    let port = parts.port ?? (scheme == "http" ? 80 : 443)
    guard !plain.isEmpty, plain.utf8.allSatisfy(letters.contains), 1...65535 ~= port else { throw URLError(.badURL) }
    try runtime.host.permit(.connect(host: plain, port: port))
    parts.scheme = scheme
    parts.user = nil
    parts.password = nil
    parts.host = HostName.bracketed(plain)
    guard let text = parts.string, URL(string: text)?.host.map(HostName.plain) == plain else {
      throw URLError(.badURL)
    }
    return text
  }

  private func end(_ result: Result<Answer, any Error>) {
    let waiting = lock.withLock { () -> (any Disposable)? in
      if isOver { return nil }
      isOver = true
      defer { self.waiting = nil }
      return self.waiting
    }
    guard let waiting else { return }
    _ = environment.schedule(on: .serial(Self.queue, target: nil), after: .zero, leeway: .zero) { [completion] in
      completion(result)
    }
    waiting.dispose()
  }
}

/// Callbacks of the library that does requests.
extension NetworkTask {
  private static func received(
    _ context: UnsafeMutableRawPointer, _ event: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
  ) -> Bool {
    let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
    let task = Unmanaged<NetworkTask>.fromOpaque(context).takeUnretainedValue()
    switch NetworkEvent(rawValue: event) {
    case .response: task.response = try? JSONDecoder().decode(ResponseMessage.self, from: data)
    case .data: return task.take(data)
    case .redirect: return task.mayFollow(String(decoding: data, as: UTF8.self))
    case .finished, .failed, nil:
      task.finish(data)
      Unmanaged<NetworkTask>.fromOpaque(context).release()
    }
    return true
  }

  /// Appends received data; returns false if no more is wanted.
  private func take(_ more: Data) -> Bool {
    data += more
    if data.count <= Self.largestBody { return true }
    end(.failure(URLError(.dataLengthExceedsMaximum)))
    return false
  }

  /// Another host is another question.
  private func mayFollow(_ target: String) -> Bool {
    do {
      guard let url = URL(string: target) else { throw URLError(.badURL) }
      return try Environments.with(environment) { try Self.permitted(url, runtime) == target }
        ? true : { throw URLError(.badURL) }()
    } catch let trap as Trap {
      runtime.abandon(trap)
      end(.failure(URLError(.cancelled)))
    } catch {
      end(.failure(error))
    }
    return false
  }

  private func finish(_ data: Data) {
    if let failure = try? JSONDecoder().decode(FailureMessage.self, from: data) {
      return end(
        .failure(
          URLError(
            URLError.Code(rawValue: failure.code) ?? .unknown, userInfo: [NSLocalizedDescriptionKey: failure.text])))
    }
    guard let response else { return end(.failure(URLError(.badServerResponse))) }
    end(.success(Answer(response: ResponseValue.make(response), data: self.data)))
  }
}
