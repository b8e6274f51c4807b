import Foundation

/// Runs work that recurses as deep as a text is nested on a thread whose stack is large.
enum LargeStack {
  /// Only pages that are touched cost memory.
  static let size = 256 << 20

  /// Handed from one thread to the other; the semaphore orders the accesses.
  private final class Box<Value>: @unchecked Sendable {
    var work: (() -> Value)?
    var value: Value?
    let done = DispatchSemaphore(value: 0)

    init(_ work: @escaping () -> Value) { self.work = work }

    func start() {
      let thread = Thread { [self] in
        value = work?()
        work = nil
        done.signal()
      }
      thread.stackSize = LargeStack.size
      thread.start()
    }

    func wait() -> Value {
      done.wait()
      guard let value else { preconditionFailure("the thread ended without a result") }
      return value
    }
  }

  static func run<Value>(_ work: () -> Value) -> Value {
    withoutActuallyEscaping(work) { work in
      let box = Box(work)
      box.start()
      return box.wait()
    }
  }

  /// Does work for each item at the same time. What it refers to must bear that.
  static func run<Item, Value>(_ items: [Item], _ work: (Item) -> Value) -> [Value] {
    withoutActuallyEscaping(work) { work in
      let boxes = items.map { item in Box { work(item) } }
      for box in boxes { box.start() }
      return boxes.map { $0.wait() }
    }
  }
}
