/// Dictionary of values, with those members of Swift's `Dictionary` that the interpreter uses. As a separate type, its lookups are
/// specialized for `Value`, and a lookup by an integer needs no call. Like Swift's, it is copied on write, and each instance has a
/// different order.
package struct ValueTable: @unchecked Sendable {
  // Unchecked because the storage is.

  package typealias Element = (key: Value, value: Value)

  private(set) var storage: TableStorage

  package init() { storage = .empty }

  /// A table with room for as many entries.
  package init(minimumCapacity: Int) {
    storage = minimumCapacity == 0 ? .empty : TableStorage(capacity: minimumCapacity)
  }

  package init(_ entries: some Sequence<(Value, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value)
    rethrows
  {
    self.init(minimumCapacity: entries.underestimatedCount)
    for (key, value) in entries {
      if let former = updateValue(value, forKey: key) { updateValue(try combine(former, value), forKey: key) }
    }
  }

  private init(_ storage: TableStorage) { self.storage = storage }

  package var count: Int { storage.count }
  package var isEmpty: Bool { storage.count == 0 }
  package var capacity: Int { storage.capacity }

  package subscript(key: Value) -> Value? {
    get { value(of: key) }
    set {
      if let newValue { updateValue(newValue, forKey: key) } else { removeValue(forKey: key) }
    }
  }

  @inline(__always)
  func value(of key: some TableKey) -> Value? {
    let (bucket, isFound) = key.find(in: storage)
    return isFound ? storage.buckets[bucket].value : nil
  }

  @discardableResult
  package mutating func updateValue(_ value: Value, forKey key: Value) -> Value? {
    let (bucket, isFound) = storage.find(key)
    if isFound {
      makeUnique()
      let former = (storage.buckets + bucket).pointee.value
      (storage.buckets + bucket).pointee.value = value
      return former
    }
    insert(value, forKey: key, at: bucket)
    return nil
  }

  /// Changes a value in its place; returns nil where there is no entry with the key.
  @inline(__always)
  mutating func change<Key: TableKey, Result>(
    _ key: Key, _ body: (UnsafeMutablePointer<Value>) -> Result, otherwise add: () -> (Value?, Result)
  ) -> Result {
    let (bucket, isFound) = key.find(in: storage)
    if isFound {
      makeUnique()
      return withUnsafeMutablePointer(to: &storage.buckets[bucket].value, body)
    }
    let (value, result) = add()
    if let value { insert(value, forKey: key.value, at: bucket) }
    return result
  }

  @discardableResult
  package mutating func removeValue(forKey key: Value) -> Value? {
    let (bucket, isFound) = storage.find(key)
    if !isFound { return nil }
    makeUnique()
    return storage.remove(at: bucket)?.value
  }

  /// Puts an entry into the empty bucket that was found for it.
  @inline(never)
  private mutating func insert(_ value: Value, forKey key: Value, at bucket: Int) {
    if storage.count == storage.capacity {
      let isUnique = isKnownUniquelyReferenced(&storage)
      storage = storage.resized(to: storage.count + 1, isUnique: isUnique)
      storage.add(key, value)
    } else {
      makeUnique()
      storage.fill(bucket, key, value)
    }
  }

  @inline(__always)
  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
  }
}

extension ValueTable: Collection {
  package struct Index: Comparable {
    let bucket: Int
    package static func < (a: Index, b: Index) -> Bool { a.bucket < b.bucket }
  }

  package struct Iterator: IteratorProtocol {
    private let storage: TableStorage
    private var bucket: Int

    fileprivate init(_ storage: TableStorage) {
      self.storage = storage
      bucket = storage.first
    }

    package mutating func next() -> Element? {
      while bucket <= storage.mask {
        let place = storage.buckets + bucket
        bucket += 1
        if let key = place.pointee.key { return (key, place.pointee.value) }
      }
      return nil
    }
  }

  package func makeIterator() -> Iterator { Iterator(storage) }

  package var startIndex: Index { index(from: storage.first) }
  package var endIndex: Index { Index(bucket: storage.mask + 1) }
  package func index(after index: Index) -> Index { self.index(from: index.bucket + 1) }

  private func index(from start: Int) -> Index {
    var bucket = start
    while bucket <= storage.mask, case nil = storage.buckets[bucket].key { bucket += 1 }
    return Index(bucket: bucket)
  }

  package subscript(position: Index) -> Element {
    let bucket = storage.buckets[position.bucket]
    return (bucket.key ?? .unset, bucket.value)
  }

  package func index(forKey key: Value) -> Index? {
    let (bucket, isFound) = storage.find(key)
    return isFound ? Index(bucket: bucket) : nil
  }

  /// Exchanges the value at a position with another one.
  mutating func swapValue(at position: Index, with value: inout Value) {
    makeUnique()
    swap(&storage.buckets[position.bucket].value, &value)
  }

  @discardableResult
  package mutating func remove(at position: Index) -> Element {
    makeUnique()
    return storage.remove(at: position.bucket) ?? (.unset, .unset)
  }

  package mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    let position = startIndex
    makeUnique()
    storage.first = position.bucket
    return storage.remove(at: position.bucket)
  }
}

extension ValueTable: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral entries: (Value, Value)...) { self.init(entries) { $1 } }
}

extension ValueTable: Hashable {
  /// A table is equal to itself, whatever its entries are.
  func hasSameStorage(as other: ValueTable) -> Bool { storage === other.storage }

  package static func == (a: ValueTable, b: ValueTable) -> Bool {
    a.hasSameStorage(as: b)
      || a.count == b.count && a.allSatisfy { entry in b[entry.key].map { $0 == entry.value } ?? false }
  }

  package func hash(into hasher: inout Hasher) { Value.dictionary(self).hash(into: &hasher) }
}

extension ValueTable {
  package var keys: LazyMapCollection<ValueTable, Value> { lazy.map(\.key) }
  package var values: LazyMapCollection<ValueTable, Value> { lazy.map(\.value) }

  package mutating func merge(_ other: ValueTable, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
    for (key, value) in other {
      if let former = self[key] { self[key] = try combine(former, value) } else { self[key] = value }
    }
  }

  package func mapValues(_ transform: (Value) throws -> Value) rethrows -> ValueTable {
    let result = TableStorage(like: storage)
    for bucket in storage.first..<storage.mask + 1 {
      if let key = storage.buckets[bucket].key {
        result.fill(bucket, key, try transform(storage.buckets[bucket].value))
      }
    }
    return ValueTable(result)
  }

  package func compactMapValues(_ transform: (Value) throws -> Value?) rethrows -> ValueTable {
    var result = ValueTable()
    for (key, value) in self { if let value = try transform(value) { result[key] = value } }
    return result
  }

  package func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> ValueTable {
    var result = ValueTable()
    for entry in self where try isIncluded(entry) { result[entry.key] = entry.value }
    return result
  }
}

/// Key of a look-up: a value, or an integer that is not made one.
protocol TableKey {
  var value: Value { get }
  func find(in storage: TableStorage) -> (bucket: Int, isFound: Bool)
}

extension Value: TableKey {
  var value: Value { self }
  @inline(__always)
  func find(in storage: TableStorage) -> (bucket: Int, isFound: Bool) { storage.find(self) }
}

extension Int: TableKey {
  var value: Value { .int(self) }
  @inline(__always)
  func find(in storage: TableStorage) -> (bucket: Int, isFound: Bool) { storage.find(self) }
}
