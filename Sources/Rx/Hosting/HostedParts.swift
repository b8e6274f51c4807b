import Synchronization

/// State of a host that belongs to a sequence, made when the host first adds some: a sequence of compiled programs has none.
@usableFromInline
final class HostedParts: @unchecked Sendable {
  // Unchecked because `probe` is set by whoever made the sequence before others see it.

  /// A tool that looks on at whoever attaches. Not checked for exclusive access, because whoever attaches asks.
  @exclusivity(unchecked) var probe: (any Probe)?

  /// Name of the element type in a host's program.
  let typeName = AtomicLazyReference<ElementTypeName>()
}

extension Observable {
  /// The parts of a host, made on first use.
  private final var partsForHost: HostedParts { hosted.load() ?? hosted.storeIfNil(HostedParts()) }

  /// A tool that looks on at whoever attaches; set before others see the sequence.
  @usableFromInline
  package final var probe: (any Probe)? {
    get { hosted.load()?.probe }
    set {
      Hosting.activate()
      partsForHost.probe = newValue
    }
  }

  /// True if there is such a tool.
  @inlinable
  final var isProbed: Bool { Hosting.isActive && probe != nil }

  /// Attaches an observer in a debug build or under a host.
  @usableFromInline
  @inline(never)
  final func attachHosted(_ observer: __owned AnyObserver<Element>) -> Attachment? {
    probe == nil ? attachTracked(observer) : attachProbed(observer)
  }
}

extension Observable: ElementTyped {
  package final var elementType: ElementTypeName? { hosted.load()?.typeName.load() }
  package final func remember(elementType: ElementTypeName) { _ = partsForHost.typeName.storeIfNil(elementType) }
}
