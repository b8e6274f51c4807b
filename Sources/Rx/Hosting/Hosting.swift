import Synchronization

/// Tells whether anything but Dispatch has ever been an environment in this process, or this is a debug build. What only
/// hosts and debug builds want is asked after this, so that programs in release mode pay for one comparison.
@usableFromInline
enum Hosting {
  #if DEBUG
    private static let active = Atomic<Bool>(true)
  #else
    private static let active = Atomic<Bool>(false)
  #endif

  @usableFromInline
  static var isActive: Bool { active.load(ordering: .relaxed) }

  static func activate() { active.store(true, ordering: .relaxed) }
}
