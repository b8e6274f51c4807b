/// Values that are removable by a key at a cost that does not grow with their number.
///
/// The first place is used again once its value has left, as in RxSwift: the value that comes next is then the first. All others
/// keep the order in which they came. Their keys ascend, so a key is found by binary search; what is removed leaves a hole, and the
/// holes are closed when they outnumber the values. A single value needs no array.
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

  /// The value in the first place.
  @usableFromInline var first: Slot?
  /// The values behind it.
  @usableFromInline var others: ContiguousArray<Slot> = []
  @usableFromInline var nextKey = 0
  @usableFromInline var count = 0
  @usableFromInline let reusesFirstSlot: Bool

  /// - Parameter reusesFirstSlot: True if a value may take the first place while there are others. If false, values stay in the order of
  ///   their insertion.
  @inlinable
  init(reusesFirstSlot: Bool = true) {
    self.reusesFirstSlot = reusesFirstSlot
  }

  @inlinable
  mutating func insert(_ value: Value) -> Int {
    let key = nextKey
    nextKey &+= 1
    count += 1
    if first == nil, reusesFirstSlot || others.isEmpty {
      first = Slot(key: key, value: value)
    } else {
      others.append(Slot(key: key, value: value))
    }
    return key
  }

  /// Removes and returns the value of a key.
  @inlinable
  mutating func remove(_ key: Int) -> Value? {
    if let first, first.key == key {
      self.first = nil
      count -= 1
      return first.value
    }
    var low = 0
    var high = others.count
    while low < high {
      let middle = (low + high) / 2
      if others[middle].key < key { low = middle + 1 } else { high = middle }
    }
    guard low < others.count, others[low].key == key, let value = others[low].value else { return nil }
    count -= 1
    if low == others.count - 1 {
      others.removeLast()
    } else if others.count <= 16 {
      others.remove(at: low)
    } else {
      others[low].value = nil
      if count < others.count / 2 { others.removeAll { $0.value == nil } }
    }
    return value
  }

  /// Calls a closure with each value, in order.
  @inlinable
  func forEach(_ body: (Value) -> Void) {
    if let value = first?.value { body(value) }
    for slot in others {
      if let value = slot.value { body(value) }
    }
  }

  /// Forgets all values and returns them.
  @inlinable
  mutating func removeAll() -> KeyedBag<Value> {
    let all = self
    first = nil
    others = []
    count = 0
    return all
  }
}
