/// A member of a registry: an object that listens, or a slot.
@usableFromInline
enum RegistryMember {
  case listener(ListenerSubscription)
  case slot(ClosureSlot)

  /// The key in the registry; guarded by its lock.
  var key: Int {
    get {
      switch self {
      case .listener(let listener): listener.key
      case .slot(let slot): slot.place.pointee.key
      }
    }
    nonmutating set {
      switch self {
      case .listener(let listener): listener.key = newValue
      case .slot(let slot): slot.place.pointee.key = newValue
      }
    }
  }

  /// The subscription that ends here, where it is no operator that listens.
  var terminalLink: UpstreamLink? {
    if case .listener(let listener) = self { return listener.terminalLink }
    return nil
  }

  /// Takes note of the registry that it joins, or of none; called before others see it or with the lock of the registry.
  @inline(__always)
  func join(_ address: UInt) {
    switch self {
    case .listener(let listener): listener.join(address)
    case .slot(let slot): slot.join(address)
    }
  }

  /// Forgets the registry, which has removed it; returns once no thread is using it to leave. The caller holds no lock.
  func forgetRegistry() {
    switch self {
    case .listener(let listener): listener.forgetRegistry()
    case .slot(let slot): slot.forgetRegistry()
    }
  }

  /// Releases what only deliveries use, and the slot itself; called by whoever removed it, once no delivery to it is under way.
  @usableFromInline
  func letGo() {
    switch self {
    case .listener(let listener): listener.letGo()
    case .slot(let slot): slot.free()
    }
  }

  /// Sends an event of its element, unless it has been disposed.
  @inlinable
  func hear<Element>(_ event: UnsafePointer<Event<Element>>) {
    switch self {
    case .listener(let listener): listener.hear(event)
    case .slot(let slot): slot.hear(event)
    }
  }

  /// Retains an object for a reference that is kept as an address.
  @inline(__always)
  func retain() {
    if case .listener(let listener) = self { _ = Unmanaged.passRetained(listener) }
  }

  /// Takes over the reference that `retain` made.
  @inline(__always)
  func takeRetained() -> RegistryMember {
    switch self {
    case .listener(let listener): .listener(Unmanaged.passUnretained(listener).takeRetainedValue())
    case .slot: self
    }
  }
}

/// A member of a list, which does not retain it, in one word.
@usableFromInline
struct ListedMember {
  @usableFromInline let address: UInt

  /// Set for a slot: places and objects are aligned to more.
  @inlinable static var slotBit: UInt { 1 }

  init(_ member: RegistryMember) {
    switch member {
    case .listener(let listener): address = UInt(bitPattern: Unmanaged.passUnretained(listener).toOpaque())
    case .slot(let slot): address = UInt(bitPattern: slot.place) | ListedMember.slotBit
    }
  }

  /// Sends an event of its element, unless it has been disposed.
  @inlinable
  @inline(__always)
  func hear<Element>(_ event: UnsafePointer<Event<Element>>) {
    if address & ListedMember.slotBit != 0 {
      let place = UnsafeMutablePointer<ClosureSlot.Place>(bitPattern: address & ~ListedMember.slotBit)
      ClosureSlot(place: place.unsafelyUnwrapped).hear(event)
    } else {
      let object = UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped
      Unmanaged<ListenerSubscription>.fromOpaque(object)._withUnsafeGuaranteedRef { $0.hear(event) }
    }
  }
}
