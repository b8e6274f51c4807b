import Foundation
import Rx

/// An observable whose operators block the calling thread until their result, as in RxBlocking; made with
/// `toBlocking(timeout:)`.
///
/// The thread's environment does the waiting: in a shell time advances meanwhile, and Ctrl-C interrupts it.
public struct BlockingObservable<Element> {
  let timeout: TimeInterval?
  let source: Observable<Element>
}

extension ObservableConvertibleType {
  /// Returns the sequence with operators that wait for their result.
  ///
  /// - Parameter timeout: Maximum time to wait, in seconds; nil for no limit. After it the operators throw
  ///   `RxError.timeout`.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(timeout: timeout, source: asObservable())
  }
}

/// Result of a sequence, from `materialize()`.
public enum MaterializedSequenceResult<T> {
  /// The sequence completed after these elements.
  case completed(elements: [T])
  /// The sequence failed, or the timeout passed, after these elements.
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

  /// Waits for the end and returns all elements with the completion or the error.
  public func materialize() -> MaterializedSequenceResult<Element> {
    collect()
  }

  private func elements(of result: MaterializedSequenceResult<Element>) throws -> [Element] {
    switch result {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }

  /// Waits until the sequence ends or has sent enough elements.
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
        // Drops later elements that the sequence sends during its subscription.
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
    // An event that arrived counts even if the wait was interrupted at the same moment.
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

  /// Stores the element, unless the sequence has ended, and returns the number of elements.
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
