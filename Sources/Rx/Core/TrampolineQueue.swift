/// What waits on a thread's trampoline, first in, first out, in constant space for any number of turns.
struct TrampolineQueue {
  private var items: [ScheduledItem] = []
  private var head = 0

  /// An action and whether it was given up.
  typealias ScheduledItem = any TrampolineItem

  mutating func append(_ item: ScheduledItem) {
    items.append(item)
  }

  mutating func popFirst() -> ScheduledItem? {
    guard head < items.count else { return nil }
    let item = items[head]
    head += 1
    if head == items.count {
      items.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 64, head * 2 >= items.count {
      items.removeFirst(head)
      head = 0
    }
    return item
  }

  /// Forgets what waits and returns it.
  mutating func removeAll() -> [ScheduledItem] {
    let rest = Array(items[head...])
    items.removeAll()
    head = 0
    return rest
  }
}

/// One action on a trampoline.
protocol TrampolineItem: AnyObject, Disposable {
  /// Runs the action unless it was given up.
  func run()
}
