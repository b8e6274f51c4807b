/// Values in the order in which they came, each removable by its key at a cost that does not grow with their number.
///
/// Keys ascend, so a key is found by binary search; what is removed leaves a hole, and the holes are closed when they
/// outnumber the values. The first value needs no array as long as it is the only one, which it mostly stays.
@usableFromInline
struct KeyedBag<Value> {
  @usableFromInline
  struct Slot {
    @usableFromInline let key: Int
    @usableFromInline var value: Value?

    @inlinable
    init(key: Int, value: Value) {
      self.key = key
      self.value = value
    }
  }

  @usableFromInline var sole: Slot?
  /// All values, unless there is a sole one.
  @usableFromInline var slots: ContiguousArray<Slot> = []
  @usableFromInline var nextKey = 0
  @usableFromInline var count = 0

  @inlinable
  init() {}

  @inlinable
  mutating func insert(_ value: Value) -> Int {
    let key = nextKey
    nextKey &+= 1
    count += 1
    if count == 1, slots.isEmpty {
      sole = Slot(key: key, value: value)
      return key
    }
    if let first = sole {
      sole = nil
      slots.append(first)
    }
    slots.append(Slot(key: key, value: value))
    return key
  }

  /// All slots, as they stand now.
  @inlinable
  var all: ContiguousArray<Slot> {
    if let sole { return [sole] }
    return slots
  }

  /// Removes and returns the value of a key.
  @inlinable
  mutating func remove(_ key: Int) -> Value? {
    if let only = sole {
      guard only.key == key else { return nil }
      sole = nil
      count = 0
      return only.value
    }
    var low = 0
    var high = slots.count
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].key < key { low = middle + 1 } else { high = middle }
    }
    guard low < slots.count, slots[low].key == key, let value = slots[low].value else { return nil }
    count -= 1
    if low == slots.count - 1 {
      slots.removeLast()
    } else if slots.count <= 16 {
      slots.remove(at: low)
    } else {
      slots[low].value = nil
      if count < slots.count / 2 { slots.removeAll { $0.value == nil } }
    }
    return value
  }

  /// Forgets all values and returns them.
  @inlinable
  mutating func removeAll() -> ContiguousArray<Slot> {
    let all = all
    sole = nil
    slots = []
    count = 0
    return all
  }
}
