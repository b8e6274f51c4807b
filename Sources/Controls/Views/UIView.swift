import Foundation

/// A view: labels, controls and their containers.
open class UIView: UIResponder {
  @Displayed("UIView.isHidden") public var isHidden: Bool = false
  @Displayed("UIView.alpha") public var alpha: CGFloat = 1
  @Displayed("UIView.backgroundColor") public var backgroundColor: UIColor? = nil
  @Displayed("UIView.tintColor") public var tintColor: UIColor? = nil
  @Displayed("UIView.tag") public var tag: Int = 0
  @Displayed("UIView.frame") public var frame: CGRect = .zero
  @Displayed("UIView.isUserInteractionEnabled") public var isUserInteractionEnabled: Bool = true
  @Displayed("UIView.clipsToBounds") public var clipsToBounds: Bool = false
  @Displayed("UIView.contentMode") public var contentMode: UIViewContentMode = .scaleToFill
  @Displayed("UIView.translatesAutoresizingMaskIntoConstraints")
  public var translatesAutoresizingMaskIntoConstraints: Bool = true
  /// Border and corners of the view.
  public let layer = CALayer()
  /// Text for screen readers, and the name on a terminal's screen if no variable holds the view.
  @Displayed("UIView.accessibilityLabel") public var accessibilityLabel: String? = nil
  @Displayed("UIView.subviews") private var children: [UIView] = []
  @Displayed("UIView.gestureRecognizers") private var recognizers: [UIGestureRecognizer] = []
  /// Superview; nil for a root view.
  public private(set) weak var superview: UIView?

  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view at a place, which has no effect on a terminal.
  public init(frame: CGRect) {
    super.init()
    // A view may be made on any thread while none of its properties is set.
    if frame != .zero { self.frame = frame }
  }

  /// Makes a view of a storyboard; there are none here, so this is for subclasses that have to declare it.
  public required init?(coder: NSCoder) { super.init() }

  /// Subviews, the topmost last.
  public var subviews: [UIView] { children }

  /// Adds a view on top of the others and removes it from its superview.
  public func addSubview(_ view: UIView) {
    // Not into itself: a screen without an end cannot be drawn.
    var holder: UIView? = self
    while let next = holder {
      if next === view { return }
      holder = next.superview
    }
    view.removeFromSuperview()
    view.superview = self
    children.append(view)
  }

  /// Removes the view from its superview.
  public func removeFromSuperview() {
    superview?.children.removeAll { $0 === self }
    superview = nil
  }

  /// Gesture recognizers of the view.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Adds a gesture recognizer.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes a gesture recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// True while the view receives typed text.
  @Displayed("UIView.isFirstResponder") public private(set) var isFirstResponder: Bool = false

  /// True if it accepts typed text.
  public var canBecomeFirstResponder: Bool { false }

  /// Makes the view first responder; the former one of the same screen resigns.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    Focus.current?.resignFirstResponder()
    Focus.current = self
    isFirstResponder = true
    didBeginEditing()
    return true
  }

  /// Resigns as first responder.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    if Focus.current === self { Focus.current = nil }
    isFirstResponder = false
    didEndEditing()
    return true
  }

  /// Ends editing in this view and its subviews.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    resignFirstResponder()
    for view in subviews { view.endEditing(force) }
    return true
  }

  func didBeginEditing() {}
  func didEndEditing() {}
}
