/// Scheduled work, the earliest first; dropped work is cleared out when it makes up more than half.
struct WorkHeap {
  private var works: [Work] = []
  private var dropped = 0

  /// Returns the first work that was not dropped.
  mutating func first() -> Work? {
    while let work = works.first {
      if !work.isDropped { return work }
      removeFirst()
      dropped = max(dropped - 1, 0)
    }
    return nil
  }

  mutating func popFirst() -> Work? {
    guard let work = first() else { return nil }
    removeFirst()
    return work
  }

  /// Removes and returns due work.
  mutating func popDue(_ now: Int) -> [Work] {
    var due: [Work] = []
    while let first = first(), first.due <= now, let work = popFirst() { due.append(work) }
    return due
  }

  mutating func insert(_ work: Work) {
    works.append(work)
    siftUp(works.count - 1)
  }

  /// Counts a dropped piece of work in the heap.
  mutating func noteDropped() {
    dropped += 1
    if dropped > 64, dropped * 2 > works.count { compact() }
  }

  /// Removes and returns all work.
  mutating func removeAll() -> [Work] {
    defer {
      works = []
      dropped = 0
    }
    return works.filter { !$0.isDropped }.sorted(by: Work.isEarlier)
  }

  /// Returns true if any work satisfies the condition.
  func contains(where condition: (Work) -> Bool) -> Bool { works.contains { !$0.isDropped && condition($0) } }

  private mutating func compact() {
    works = works.filter { !$0.isDropped }.sorted(by: Work.isEarlier)
    dropped = 0
  }

  private mutating func removeFirst() {
    let last = works.removeLast()
    if works.isEmpty { return }
    works[0] = last
    siftDown(0)
  }

  private mutating func siftUp(_ index: Int) {
    var child = index
    while child > 0 {
      let parent = (child - 1) / 2
      guard Work.isEarlier(works[child], works[parent]) else { return }
      works.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(_ index: Int) {
    var parent = index
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < works.count {
        if Work.isEarlier(works[child], works[smallest]) { smallest = child }
      }
      if smallest == parent { return }
      works.swapAt(parent, smallest)
      parent = smallest
    }
  }
}
