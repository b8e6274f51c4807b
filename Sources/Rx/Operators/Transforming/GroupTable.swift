/// The groups of `groupBy` by key, in the order in which they came.
///
/// A dictionary would hash a key when it looks for it, again when it inserts it, and again whenever it grows.
@usableFromInline
struct GroupTable<Key: Hashable, Group: AnyObject> {
  @usableFromInline
  struct Entry {
    @usableFromInline let key: Key
    @usableFromInline let hash: Int
    @usableFromInline let group: Group

    @inlinable
    init(_ key: Key, _ hash: Int, _ group: Group) {
      self.key = key
      self.hash = hash
      self.group = group
    }
  }

  /// Entries in the order in which they came.
  @usableFromInline var entries: ContiguousArray<Entry> = []
  /// Indices of entries, each in the first free place from that of its hash on; -1 where there is none. At least half are free, and
  /// their number is a power of two.
  @usableFromInline var places: ContiguousArray<Int32> = []

  @inlinable
  init() {}

  /// The group of a key and the hash of it.
  @inlinable
  func find(_ key: Key) -> (group: Group?, hash: Int) {
    let hash = key.hashValue
    if places.isEmpty { return (nil, hash) }
    var place = hash & (places.count - 1)
    while places[place] >= 0 {
      let entry = Int(places[place])
      if entries[entry].hash == hash, entries[entry].key == key { return (entries[entry].group, hash) }
      place = (place + 1) & (places.count - 1)
    }
    return (nil, hash)
  }

  /// Adds the group of a key that has none, with the hash that `find` returned.
  @inlinable
  mutating func insert(_ group: Group, for key: Key, hash: Int) {
    entries.append(Entry(key, hash, group))
    if entries.count * 2 <= places.count {
      enter(entries.count - 1)
    } else {
      places = ContiguousArray(repeating: -1, count: max(8, places.count * 2))
      for index in entries.indices { enter(index) }
    }
  }

  @inlinable
  mutating func enter(_ index: Int) {
    var place = entries[index].hash & (places.count - 1)
    while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
    places[place] = Int32(index)
  }
}
