/// First in, first out, amortised constant time an item.
@usableFromInline
struct Queue<Value> {
  @usableFromInline var items: ContiguousArray<Value?> = []
  @usableFromInline var head = 0

  @inlinable
  init() {}

  @inlinable
  var count: Int { items.count - head }

  @inlinable
  var isEmpty: Bool { head == items.count }

  @inlinable
  var first: Value? { head < items.count ? items[head] : nil }

  @inlinable
  mutating func append(_ value: Value) {
    items.append(value)
  }

  @inlinable
  mutating func popFirst() -> Value? {
    guard head < items.count else { return nil }
    let value = items[head]
    items[head] = nil
    head += 1
    if head == items.count {
      items.removeAll(keepingCapacity: items.capacity <= 1024)
      head = 0
    } else if head >= 32, head * 2 >= items.count {
      items.removeFirst(head)
      head = 0
    }
    return value
  }

  /// Waiting elements, in order.
  @inlinable
  var elements: [Value] {
    items[head...].compactMap { $0 }
  }
}
