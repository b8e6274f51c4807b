/// Memory of a dictionary's entries: a hash table with open addressing. A key is in the bucket that its hash names, or in one behind
/// it without an empty one between them; one bucket at least is empty.
final class TableStorage: @unchecked Sendable {
  // Unchecked because it is written only while one table alone refers to it.

  struct Bucket {
    /// Key of the entry; nil where the bucket is empty.
    var key: Value?
    var value: Value
  }

  let buckets: UnsafeMutablePointer<Bucket>
  /// Number of buckets, a power of two, less one.
  let mask: Int
  /// Odd number that keys are hashed with, different for each table. With equal numbers, copying entries in the order of one table would
  /// put them into neighboring buckets of a smaller one.
  let multiplier: Int
  @exclusivity(unchecked) var count = 0
  /// No bucket before this one holds an entry.
  @exclusivity(unchecked) var first: Int

  /// Storage of all empty tables without capacity.
  static let empty = TableStorage(bucketCount: 1, multiplier: nil)

  private init(bucketCount: Int, multiplier: Int?) {
    buckets = .allocate(capacity: bucketCount)
    buckets.initialize(repeating: Bucket(key: nil, value: .unset), count: bucketCount)
    mask = bucketCount - 1
    first = bucketCount
    self.multiplier = multiplier ?? Int(bitPattern: buckets) &* Int(bitPattern: 0x9E37_79B9_7F4A_7C15) | 1
  }

  /// Makes room for as many entries, as Swift's dictionaries do.
  convenience init(capacity: Int) {
    let least = max((capacity * 4 + 2) / 3, 2)
    self.init(bucketCount: 1 << (Int.bitWidth - (least - 1).leadingZeroBitCount), multiplier: nil)
  }

  /// Makes an empty table whose keys have the same places as in another one.
  convenience init(like other: TableStorage) {
    self.init(bucketCount: other.mask + 1, multiplier: other.multiplier)
  }

  deinit {
    // Empty buckets hold nothing that ends.
    for bucket in first..<mask + 1 {
      if case .some = (buckets + bucket).pointee.key { (buckets + bucket).deinitialize(count: 1) }
    }
    buckets.deallocate()
  }

  /// Number of entries beyond which the table grows.
  var capacity: Int { (mask + 1) * 3 / 4 }

  /// Returns the bucket of a key, or the empty one where it belongs.
  func find(_ key: Value) -> (bucket: Int, isFound: Bool) {
    if case .int(let number) = key { return find(number) }
    var bucket = key.tableHash(multiplier) & mask
    while let other = buckets[bucket].key {
      if other == key { return (bucket, true) }
      bucket = (bucket &+ 1) & mask
    }
    return (bucket, false)
  }

  @inline(__always)
  func find(_ number: Int) -> (bucket: Int, isFound: Bool) {
    var bucket = number.tableHash(multiplier) & mask
    while true {
      switch (buckets + bucket).pointee.key {
      case .int(let other)?: if other == number { return (bucket, true) }
      case nil: return (bucket, false)
      default: break
      }
      bucket = (bucket &+ 1) & mask
    }
  }

  /// Returns the empty bucket for a key that the table does not hold.
  private func vacancy(for key: Value) -> Int {
    var bucket = key.tableHash(multiplier) & mask
    while case .some = buckets[bucket].key { bucket = (bucket &+ 1) & mask }
    return bucket
  }

  /// Puts an entry into an empty bucket.
  func fill(_ bucket: Int, _ key: Value, _ value: Value) {
    (buckets + bucket).initialize(to: Bucket(key: key, value: value))
    count &+= 1
    if bucket < first { first = bucket }
  }

  /// Adds an entry, of whose key there is none yet.
  func add(_ key: Value, _ value: Value) { fill(vacancy(for: key), key, value) }

  /// Takes an entry out, and closes the gap.
  func remove(at bucket: Int) -> (key: Value, value: Value)? {
    let removed = take(bucket)
    var gap = bucket
    var next = (gap &+ 1) & mask
    while let key = buckets[next].key {
      // An entry may move to a bucket between its first one and its own.
      if (next &- key.tableHash(multiplier)) & mask >= (next &- gap) & mask {
        (buckets + gap).moveUpdate(from: buckets + next, count: 1)
        (buckets + next).initialize(to: Bucket(key: nil, value: .unset))
        gap = next
      }
      next = (next &+ 1) & mask
    }
    count &-= 1
    return removed.key.map { ($0, removed.value) }
  }

  private func take(_ bucket: Int) -> Bucket {
    let taken = (buckets + bucket).move()
    (buckets + bucket).initialize(to: Bucket(key: nil, value: .unset))
    return taken
  }

  /// Returns a copy in which all entries have the same places.
  func copy() -> TableStorage {
    let result = TableStorage(like: self)
    result.buckets.update(from: buckets, count: mask + 1)
    result.count = count
    result.first = first
    return result
  }

  /// Returns a table with room for more entries and those of this one, which it loses where nothing else refers to them.
  func resized(to capacity: Int, isUnique: Bool) -> TableStorage {
    let result = TableStorage(capacity: capacity)
    for bucket in first..<mask + 1 {
      guard let key = buckets[bucket].key else { continue }
      if isUnique {
        result.add(key, take(bucket).value)
      } else {
        result.add(key, buckets[bucket].value)
      }
    }
    return result
  }
}

extension Int {
  /// Hash in a table: both halves of a product, so that no digits of the number are lost.
  @inline(__always)
  func tableHash(_ multiplier: Int) -> Int {
    let product = UInt(bitPattern: self).multipliedFullWidth(by: UInt(bitPattern: multiplier))
    return Int(bitPattern: product.high ^ product.low)
  }
}
