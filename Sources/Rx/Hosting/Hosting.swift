import Synchronization

/// Records whether any environment but Dispatch has ever been set in this process, or this is a debug build. Features for hosts and debug
/// builds are checked only then, so that programs in release mode pay for one comparison.
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
