import Locks

/// Slots that wait for a subscription, those of one thread or a batch that threads pass to one another.
struct FreeSlots: @unchecked Sendable {
  // Unchecked because one thread at a time has such a list.
  private var first: ClosureSlot?
  private var count = 0

  /// Number of slots in a batch.
  static let batch = 32

  /// Batches of threads that had too many, or that ended.
  private static let batches = Locked<[FreeSlots]>([])

  /// Takes the slot that was freed last.
  @inline(__always)
  mutating func take() -> ClosureSlot {
    if first == nil { refill() }
    return pop()
  }

  /// Adds a slot that is free.
  @inline(__always)
  mutating func add(_ slot: ClosureSlot) {
    push(slot)
    if count == 2 * FreeSlots.batch { handOver(FreeSlots.batch) }
  }

  /// Leaves all slots to other threads.
  mutating func handOver() {
    if count > 0 { handOver(count) }
  }

  @inline(__always)
  private mutating func push(_ slot: ClosureSlot) {
    slot.place.pointee.next = first
    first = slot
    count += 1
  }

  @inline(__always)
  private mutating func pop() -> ClosureSlot {
    let slot = first.unsafelyUnwrapped
    first = slot.place.pointee.next
    count -= 1
    return slot
  }

  @inline(never)
  private mutating func refill() {
    if let batch = FreeSlots.batches.withLock({ $0.popLast() }) {
      self = batch
    } else {
      ClosureSlot.make(count: FreeSlots.batch).forEach { push($0) }
    }
  }

  @inline(never)
  private mutating func handOver(_ number: Int) {
    var batch = FreeSlots()
    for _ in 0..<number { batch.push(pop()) }
    FreeSlots.batches.withLock { $0.append(batch) }
  }
}
