import Locks
@testable import Rx

/// Logged entries, in order.
final class Log: @unchecked Sendable {
  // Unchecked because `Locked` guards the entries.
  private let state = Locked([String]())

  var entries: [String] { state.withLock { $0 } }

  func add(_ entry: String) {
    state.withLock { $0.append(entry) }
  }

  func clear() {
    state.withLock { $0 = [] }
  }
}

/// An error for tests.
struct TestError: Error, Equatable, CustomStringConvertible {
  var description: String { "test error" }
}

extension ObservableType {
  /// Subscribes with every handler and logs them under a name.
  func log(_ log: Log, _ name: String = "") -> Disposable {
    let prefix = name.isEmpty ? "" : "\(name) "
    return subscribe(
      onNext: { log.add("\(prefix)next \($0)") }, onError: { log.add("\(prefix)error \($0)") },
      onCompleted: { log.add("\(prefix)completed") }, onDisposed: { log.add("\(prefix)disposed") })
  }
}

/// Returns a created sequence that logs its subscription and disposal and hands out its observer.
func source(_ log: Log, _ name: String, _ body: @escaping (AnyObserver<Int>) -> Void = { _ in }) -> Observable<Int> {
  Observable.create { observer in
    log.add("\(name) subscribed")
    body(observer)
    return Disposables.create { log.add("\(name) disposed") }
  }
}
