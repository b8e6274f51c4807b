/// Disposes what was attached and calls a closure afterwards; its owner disposes it once.
@usableFromInline
final class FollowedAttachment: Attachment, @unchecked Sendable {
  // Unchecked because its owner disposes it once.
  private let upstream: Attachment?
  private let action: () -> Void

  @usableFromInline
  init(_ upstream: Attachment?, _ action: @escaping () -> Void) {
    self.upstream = upstream
    self.action = action
    super.init()
  }

  @usableFromInline
  override func dispose() {
    upstream?.dispose()
    action()
  }
}
