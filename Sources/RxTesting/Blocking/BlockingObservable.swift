import Foundation
import Rx

/// An observable whose operators wait for their result; made with `toBlocking(timeout:)`.
///
/// Waiting goes through the thread's environment: a shell keeps time moving meanwhile and can interrupt it.
public struct BlockingObservable<Element> {
  let timeout: TimeInterval?
  let source: Observable<Element>
}

extension ObservableConvertibleType {
  /// Makes the sequence one whose operators wait for their result.
  ///
  /// - Parameter timeout: How many seconds to wait at most; forever when nil. Past it the operators throw
  ///   `RxError.timeout`.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(timeout: timeout, source: asObservable())
  }
}

/// How a sequence went, from `materialize()`.
public enum MaterializedSequenceResult<T> {
  /// It completed after these elements.
  case completed(elements: [T])
  /// It failed, or time was up, after these elements.
  case failed(elements: [T], error: Error)
}

extension BlockingObservable {
  /// Waits for the end and returns all elements.
  ///
  /// - Throws: the sequence's error, `RxError.timeout`.
  public func toArray() throws -> [Element] {
    try elements(of: collect())
  }

  /// Waits for the first element and returns it; nil when the sequence is empty.
  ///
  /// - Throws: the sequence's error, `RxError.timeout`.
  public func first() throws -> Element? {
    try elements(of: collect(atMost: 1)).first
  }

  /// Waits for the end and returns the last element; nil when the sequence is empty.
  ///
  /// - Throws: the sequence's error, `RxError.timeout`.
  public func last() throws -> Element? {
    try elements(of: collect()).last
  }

  /// Waits for the end and returns the only element.
  ///
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement`, the sequence's error, `RxError.timeout`.
  public func single() throws -> Element {
    try single { _ in true }
  }

  /// Waits for the end and returns the only element that satisfies the predicate.
  ///
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement`, the predicate's and the sequence's error,
  ///   `RxError.timeout`.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    let found = try elements(of: collect(atMost: 2, where: predicate))
    guard let element = found.first else { throw RxError.noElements }
    guard found.count == 1 else { throw RxError.moreThanOneElement }
    return element
  }

  /// Waits for the end and returns all elements and whether the sequence completed or failed.
  public func materialize() -> MaterializedSequenceResult<Element> {
    collect()
  }

  private func elements(of result: MaterializedSequenceResult<Element>) throws -> [Element] {
    switch result {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }

  /// Waits until the sequence ends or enough elements are there.
  private func collect(
    atMost limit: Int = .max, where predicate: @escaping (Element) throws -> Bool = { _ in true }
  ) -> MaterializedSequenceResult<Element> {
    let collector = Collector<Element>()
    let subscription = SingleAssignmentDisposable()
    defer { subscription.dispose() }
    let woken = Environments.current.blockServing(timeout: timeout.map { .seconds(max(0, $0)) }) { wake in
      func finish(_ error: (any Error)?) {
        collector.finish(error)
        subscription.dispose()
        wake()
      }
      func receive(_ event: Event<Element>) {
        // The rest of what a sequence sends while it is being subscribed.
        if collector.hasFinished { return }
        switch event {
        case .next(let element):
          do {
            guard try predicate(element) else { return }
            if collector.append(element) >= limit { finish(nil) }
          } catch {
            finish(error)
          }
        case .error(let error): finish(error)
        case .completed: finish(nil)
        }
      }
      // On the trampoline a sequence without end begins after its subscription is there to be disposed.
      _ = CurrentThreadScheduler.instance.schedule(()) { _ in
        subscription.setDisposable(source.subscribe(receive))
        return Disposables.create()
      }
    }
    // What arrived counts even when the wait was cut short at the same moment.
    return collector.result(orElse: woken ? RxError.unknown : RxError.timeout)
  }
}

/// The elements and the end of a sequence, which may arrive on another thread than the one that waits.
private final class Collector<Element>: @unchecked Sendable {
  // Unchecked because all state is reached under `lock`.
  private let lock = NSLock()
  private var elements: [Element] = []
  private var error: (any Error)?
  private var isFinished = false

  var hasFinished: Bool { lock.withLock { isFinished } }

  /// Keeps the element, unless all is over, and returns how many there are.
  func append(_ element: Element) -> Int {
    lock.withLock {
      if !isFinished { elements.append(element) }
      return elements.count
    }
  }

  func finish(_ error: (any Error)?) {
    lock.withLock {
      if isFinished { return }
      isFinished = true
      self.error = error
    }
  }

  func result(orElse unfinished: RxError) -> MaterializedSequenceResult<Element> {
    lock.withLock {
      let failure = isFinished ? error : unfinished
      isFinished = true
      return failure.map { .failed(elements: elements, error: $0) } ?? .completed(elements: elements)
    }
  }
}
