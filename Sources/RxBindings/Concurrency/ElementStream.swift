import Execution
import Foundation
import Rx

/// Buffer between a continuation that yields elements and the loop that awaits them: `AsyncStream`.
package final class ElementBuffer: @unchecked Sendable {
  // Unchecked because the state is reached under `lock`.
  package enum Policy: Equatable { case unbounded, oldest(Int), newest(Int) }
  package enum YieldResult { case enqueued(Int), dropped(Value), terminated }
  package enum End {
    case finished, cancelled, failed(any Error)
  }

  private let lock = NSLock()
  private let policy: Policy
  /// Each element with the moment of its `yield`, where the order of threads is followed.
  private var elements: [(value: Value, mark: AnyObject?)] = []
  private var end: End?
  /// The moment of the end, where the order of threads is followed.
  private var endMark: AnyObject?
  private var waiting: (@Sendable () -> Void)?
  private var termination: ((End) -> Void)?

  package init(_ policy: Policy = .unbounded) { self.policy = policy }

  package func yield(_ value: Value) -> YieldResult {
    let mark = Environments.order?.fork()
    let (result, wake) = lock.withLock { () -> (YieldResult, (@Sendable () -> Void)?) in
      if end != nil { return (.terminated, nil) }
      defer { waiting = nil }
      switch policy {
      case .unbounded: elements.append((value, mark))
      case .oldest(let limit):
        if elements.count >= limit, waiting == nil { return (.dropped(value), nil) }
        elements.append((value, mark))
      case .newest(let limit):
        elements.append((value, mark))
        if elements.count > max(limit, waiting == nil ? 0 : 1) {
          return (.dropped(elements.removeFirst().value), waiting)
        }
      }
      let room =
        switch policy {
        case .unbounded: Int.max
        case .oldest(let limit), .newest(let limit): max(0, limit - elements.count)
        }
      return (.enqueued(room), waiting)
    }
    wake?()
    return result
  }

  package func finish(_ end: End) {
    let mark = Environments.order?.fork()
    let (isFirst, wake, termination) = lock.withLock { () -> (Bool, (@Sendable () -> Void)?, ((End) -> Void)?) in
      if self.end != nil { return (false, nil, nil) }
      self.end = end
      endMark = mark
      defer {
        waiting = nil
        self.termination = nil
      }
      return (true, waiting, self.termination)
    }
    guard isFirst else { return }
    termination?(end)
    wake?()
  }

  package func onTermination(_ action: ((End) -> Void)?) {
    let mark = Environments.order?.fork()
    let action: ((End) -> Void)? = action.map { action in
      { end in
        if let mark { Environments.order?.join(mark) }
        action(end)
      }
    }
    let end = lock.withLock { () -> End? in
      if self.end == nil { termination = action }
      return self.end
    }
    if let end { action?(end) }
  }

  func next() throws -> Value? {
    // As Swift's own: asking for an element is no part of the actor around.
    ProgramTask.current?.hop(to: .none)
    let task = ProgramTask.current
    let forget = task?.onCancel { [self] in finish(.cancelled) }
    defer { forget?() }
    while true {
      let (element, mark, end) = lock.withLock { () -> (Value?, AnyObject?, End?) in
        if elements.isEmpty { return (nil, endMark, self.end) }
        let (element, mark) = elements.removeFirst()
        return (element, mark, nil)
      }
      if let mark { Environments.order?.join(mark) }
      if let element { return element }
      switch end {
      case .failed(let error):
        lock.withLock { self.end = .finished }
        throw error
      case .finished, .cancelled: return nil
      case nil: break
      }
      if Environments.current.shouldStop { return nil }
      Suspension.wait { wake in
        let isReady = lock.withLock { () -> Bool in
          if !elements.isEmpty || self.end != nil { return true }
          waiting = wake
          return false
        }
        if isReady { wake() }
      }
      let isNothing = lock.withLock { elements.isEmpty && self.end == nil }
      if isNothing, Environments.current.shouldStop || task == nil { return nil }
    }
  }
}

/// An asynchronous stream, or a walk over one: with the last of them the stream ends.
package final class ElementStream: NativeAsyncSequence, @unchecked Sendable {
  // Unchecked because its content is constant.
  private let source: () throws -> Value?
  private let buffer: ElementBuffer?

  package init(_ buffer: ElementBuffer) {
    self.buffer = buffer
    source = { try buffer.next() }
  }

  /// A stream that asks a function for each element.
  package init(unfolding produce: @escaping () throws -> Value?) {
    buffer = nil
    var isOver = false
    source = {
      if isOver { return nil }
      let element = try produce()
      if element == nil { isOver = true }
      return element
    }
  }

  deinit { buffer?.finish(.cancelled) }

  package func next() throws -> Value? { try source() }

  package func makeAsyncNext() -> () throws -> Value? { { try self.next() } }
}

extension ElementStream {
  /// Returns the elements of a sequence, from now on.
  static func values(of stream: Observable<Value>, _ runtime: Runtime) -> ElementStream {
    let buffer = ElementBuffer()
    let subscription = stream.subscribe(
      onNext: { _ = buffer.yield($0) }, onError: { buffer.finish(.failed($0)) },
      onCompleted: { buffer.finish(.finished) })
    buffer.onTermination { _ in subscription.dispose() }
    return ElementStream(buffer)
  }
}
