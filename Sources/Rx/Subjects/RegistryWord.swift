/// All that a delivery and the only listener of a subject need to know of its registry, in one word: one atomic step reads or changes
/// all of it.
///
/// From the lowest bit on: the number of deliveries under way (14 bits), whether something is retired, whether a list listens, who
/// listens (47 bits), whether that is a slot. Objects and slots are aligned to 16 bytes, so that an address without its last four bits
/// has 47. One that has not, as there may be in other processes than those of today, is not kept here: its listener is one of "several".
@usableFromInline
struct RegistryWord: Equatable, Sendable {
  @usableFromInline let bits: UInt64

  @inlinable
  init(bits: UInt64) { self.bits = bits }

  /// One delivery.
  @inlinable static var delivery: UInt64 { 1 }
  /// Number of deliveries from which on further ones are counted elsewhere: half of those that fit, since threads add before they look.
  @inlinable static var crowd: UInt64 { 1 << 13 }
  @inlinable static var deliveryBits: UInt64 { 1 << 14 - 1 }
  @inlinable static var retiredBit: UInt64 { 1 << 14 }
  @inlinable static var listBit: UInt64 { 1 << 15 }
  @inlinable static var slotBit: UInt64 { 1 << 63 }

  /// Several listeners, which are in the storage and have to be listed.
  @inlinable static var several: RegistryWord { RegistryWord(audience: 0) }
  /// No listener.
  @inlinable static var empty: RegistryWord { RegistryWord(audience: 1) }
  /// No listener, and there will be none.
  @inlinable static var ended: RegistryWord { RegistryWord(audience: 2) }

  @inlinable
  init(audience: UInt64) { bits = audience << 16 }

  /// An only member, without deliveries; nil if its address does not fit.
  @inline(__always)
  init?(member: RegistryMember) {
    switch member {
    case .listener(let listener):
      self.init(Unmanaged.passUnretained(listener).toOpaque())
    case .slot(let slot):
      guard let word = RegistryWord(UnsafeMutableRawPointer(slot.place)) else { return nil }
      self.init(bits: word.bits | RegistryWord.slotBit)
    }
  }

  /// A list, without deliveries; nil if its address does not fit.
  @inlinable
  init?(list: ListenerList) {
    guard let word = RegistryWord(Unmanaged.passUnretained(list).toOpaque()) else { return nil }
    bits = word.bits | RegistryWord.listBit
  }

  @inlinable
  init?(_ pointer: UnsafeMutableRawPointer) {
    let address = UInt64(UInt(bitPattern: pointer))
    guard address & 15 == 0, address >> 51 == 0 else { return nil }
    self.init(audience: address >> 4)
  }

  /// The address of an object or slot without its last four bits, or a number that stands for none.
  @inlinable var audience: UInt64 { bits >> 16 }

  @inlinable var hasNoListener: Bool {
    audience == RegistryWord.empty.audience || audience == RegistryWord.ended.audience
  }

  /// True if there is a listener, a slot or a list, and its address is here.
  @inlinable var hasAddress: Bool { audience > RegistryWord.ended.audience }
  @inlinable var isSlot: Bool { bits & RegistryWord.slotBit != 0 }
  @inlinable var isList: Bool { bits & RegistryWord.listBit != 0 }
  @inlinable var isCrowded: Bool { bits & RegistryWord.crowd != 0 }

  /// True if the other has the same audience: the same object, or none for the same reason.
  @inlinable
  func hasAudience(of other: RegistryWord) -> Bool {
    (bits ^ other.bits) >> 15 == 0
  }

  /// The number of deliveries under way.
  @inlinable var deliveries: UInt64 { bits & RegistryWord.deliveryBits }

  /// True if something is retired that no delivery uses any more.
  @inlinable var hasUnused: Bool {
    bits & (RegistryWord.deliveryBits | RegistryWord.retiredBit) == RegistryWord.retiredBit
  }

  /// The address of the listener or list.
  @inlinable var object: UnsafeRawPointer { UnsafeRawPointer(bitPattern: UInt(audience) << 4).unsafelyUnwrapped }

  /// The slot, where it is one.
  @inlinable var slot: ClosureSlot {
    let address = UInt((bits & ~RegistryWord.slotBit) >> 12) & ~15
    return ClosureSlot(place: UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped)
  }

  /// The only member, where there is one with its address here.
  var sole: RegistryMember? {
    if !hasAddress || isList { return nil }
    return isSlot
      ? .slot(slot) : .listener(Unmanaged<ListenerSubscription>.fromOpaque(object).takeUnretainedValue())
  }

  /// True if this is the only member.
  func isSole(_ member: RegistryMember) -> Bool { RegistryWord(member: member)?.hasAudience(of: self) == true }

  /// These deliveries with other listeners; `retires` marks that what deliveries under way may still use is kept.
  func with(_ audience: RegistryWord, retires: Bool = false) -> RegistryWord {
    let kept = bits & (RegistryWord.deliveryBits | RegistryWord.retiredBit)
    return RegistryWord(bits: kept | audience.bits | (retires && deliveries > 0 ? RegistryWord.retiredBit : 0))
  }

  /// The audience alone.
  @inlinable
  var withoutDeliveries: RegistryWord {
    RegistryWord(bits: bits & ~(RegistryWord.deliveryBits | RegistryWord.retiredBit))
  }

  /// This word without the mark of something retired.
  var withoutRetired: RegistryWord { RegistryWord(bits: bits & ~RegistryWord.retiredBit) }
}
