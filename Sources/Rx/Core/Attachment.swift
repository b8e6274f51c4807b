/// Result of attaching an observer to a sequence: the object whose disposal ends what was attached.
///
/// A class rather than `any Disposable`: a chain keeps and releases one such reference for each operator, and a reference to an
/// object needs no look at what lies behind it. Nil stands for nothing to dispose.
@usableFromInline
class Attachment: Disposable, @unchecked Sendable {
  // Unchecked because it has no variables; subclasses give their own reasons.
  @inlinable
  init() {}

  @usableFromInline
  func dispose() {}

  /// A disposable of any kind as an attachment.
  @usableFromInline
  static func disposing(_ disposable: __owned any Disposable) -> Attachment? {
    if type(of: disposable) == NopDisposable.self { return nil }
    return DisposableAttachment(disposable)
  }
}

extension Attachment? {
  /// The attachment as a disposable that is always there.
  @usableFromInline
  var disposable: any Disposable { self ?? Disposables.create() }
}

/// A disposable of any kind as an attachment.
private final class DisposableAttachment: Attachment, @unchecked Sendable {
  // Unchecked because whoever attached disposes it once.
  private let disposable: any Disposable

  init(_ disposable: any Disposable) {
    self.disposable = disposable
    super.init()
  }

  override func dispose() { disposable.dispose() }
}
