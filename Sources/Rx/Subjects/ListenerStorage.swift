/// The members of a registry.
@usableFromInline
typealias MemberBag = KeyedBag<RegistryMember>

extension KeyedBag where Value == RegistryMember {
  /// Adds a member, which then knows its key.
  mutating func add(_ member: RegistryMember) {
    member.key = insert(member)
  }
}

/// The state of a registry with more than one listener, or whose listeners leave within deliveries; guarded by its lock.
final class ListenerStorage {
  @exclusivity(unchecked) var members = MemberBag()
  /// Keeps the list that the registry's word points to.
  @exclusivity(unchecked) var list: ListenerList?
  /// Members that have left and that a delivery may still use.
  @exclusivity(unchecked) var retired: [RegistryMember] = []
  @exclusivity(unchecked) var retiredLists: [ListenerList] = []
}

/// Several members in order. The bag or `retired` keeps each of them while a delivery may use the list.
@usableFromInline
final class ListenerList: @unchecked Sendable {
  // Unchecked because both are constant. Not an array, which every delivery would retain.
  @usableFromInline let count: Int
  @usableFromInline let members: UnsafeMutablePointer<ListedMember>

  init(_ bag: MemberBag) {
    count = bag.count
    members = .allocate(capacity: count)
    var next = members
    bag.forEach { member in
      next.initialize(to: ListedMember(member))
      next += 1
    }
  }

  deinit { members.deallocate() }

  /// Sends an event to those that still listen, in order; all are listeners of its element.
  @inlinable
  @inline(__always)
  func deliver<Element>(_ event: UnsafePointer<Event<Element>>) {
    var next = members
    let end = members + count
    while next != end {
      next.pointee.hear(event)
      next += 1
    }
  }
}

/// A member that has left its registry.
struct RemovedMember: ~Copyable {
  private let member: RegistryMember?
  /// True if a delivery may still use it: the last one lets go of it then.
  private let isUsed: Bool

  init(_ member: __owned RegistryMember?, isUsed: Bool) {
    self.member = member
    self.isUsed = isUsed
  }

  /// True if somebody else had removed it.
  var isNone: Bool { member == nil }

  /// Lets go of the member unless a delivery may still use it. Runs foreign code, which may release the subject.
  consuming func letGo() {
    if !isUsed { member?.letGo() }
  }
}

/// All members of a registry that has ended.
@usableFromInline
struct RemovedAudience {
  @usableFromInline let members: MemberBag
  /// True if a delivery may still use them: the last one lets go of them then.
  private let isUsed: Bool

  init(_ members: MemberBag, isUsed: Bool) {
    self.members = members
    self.isUsed = isUsed
  }

  /// Sends an event to those that still listen, in order; all are members of its element.
  @inlinable
  func deliver<Element>(_ event: UnsafePointer<Event<Element>>) {
    members.forEach { $0.hear(event) }
  }

  @inlinable
  func deliver<Element>(_ event: Event<Element>) {
    withUnsafePointer(to: event) { deliver($0) }
  }

  /// Lets go of the members unless a delivery may still use them. Runs foreign code.
  @usableFromInline
  func letGo() {
    if !isUsed { members.forEach { $0.letGo() } }
  }
}
