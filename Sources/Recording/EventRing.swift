import RxBindings
import Execution

/// The newest events of a recording, in little memory: entries of one size in blocks that are made when they are needed and
/// used again when the ring is full.
package struct EventRing: ~Copyable {
  /// An event as it is stored.
  package struct Entry {
    package var value: Value
    package var time: Int
    /// Distance to the subscription's previous event; 0 for none.
    var previous: UInt32
    /// Distance to the event that caused it; 0 for none.
    var cause: UInt32
    package var subscription: UInt32
    var bytes: UInt16
    package var thread: UInt8
    /// Kind of event, and in the bits above it the form of `value`.
    package var kind: UInt8

    package var recordedKind: RecordedKind { RecordedKind(rawValue: kind & 0x3F)! }

    static let isText: UInt8 = 0x40
    package static let hasValue: UInt8 = 0x80
  }

  private static let blockShift = 12
  private static let blockSize = 1 << blockShift

  /// Maximum number of events, and of bytes of their values.
  let capacity: Int
  let byteCapacity: Int
  private var blocks: [UnsafeMutablePointer<Entry>] = []
  /// The numbers of the kept events: those from `first` on, up to `last`.
  private(set) var first = 1
  private(set) var last = 0
  private(set) var bytes = 0

  init(capacity: Int, byteCapacity: Int) {
    // A power of two, because places are computed for every event.
    var size = 2 * Self.blockSize
    while size < capacity { size *= 2 }
    self.capacity = size
    self.byteCapacity = byteCapacity
  }

  deinit {
    for number in first..<(last + 1) { slot(number).deinitialize(count: 1) }
    for block in blocks { block.deallocate() }
  }

  /// Number of dropped events.
  var dropped: Int { first - 1 }
  var count: Int { last - first + 1 }

  func contains(_ number: Int) -> Bool { number >= first && number <= last }

  subscript(number: Int) -> Entry {
    _read { yield slot(number).pointee }
  }

  // Parts of an entry, without its value.
  func kind(_ number: Int) -> RecordedKind { slot(number).pointee.recordedKind }
  func isElement(_ number: Int) -> Bool { slot(number).pointee.kind & 0x3F == RecordedKind.next.rawValue }
  func previous(_ number: Int) -> Int { Int(slot(number).pointee.previous) }

  /// Keeps an event; returns its number.
  mutating func append(_ entry: Entry) -> Int {
    let number = last + 1
    if count == capacity { dropFirst() }
    let block = (number & (capacity - 1)) >> Self.blockShift
    while blocks.count <= block { blocks.append(.allocate(capacity: Self.blockSize)) }
    last = number
    slot(number).initialize(to: entry)
    bytes += Int(entry.bytes)
    while bytes > byteCapacity, first < last { dropFirst() }
    return number
  }

  private mutating func dropFirst() {
    let slot = slot(first)
    bytes -= Int(slot.pointee.bytes)
    slot.deinitialize(count: 1)
    first += 1
  }

  private func slot(_ number: Int) -> UnsafeMutablePointer<Entry> {
    let place = number & (capacity - 1)
    return blocks[place >> Self.blockShift] + (place & (Self.blockSize - 1))
  }
}
