import Foundation

/// Something that is shown: labels, controls, and what holds them.
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
  /// How the view's edges look.
  public let layer = CALayer()
  /// What a screen reader says of it, and what the screen in a terminal calls it where no variable holds it.
  @Displayed("UIView.accessibilityLabel") public var accessibilityLabel: String? = nil
  @Displayed("UIView.subviews") private var children: [UIView] = []
  @Displayed("UIView.gestureRecognizers") private var recognizers: [UIGestureRecognizer] = []
  /// The view that holds it.
  public private(set) weak var superview: UIView?

  public convenience override init() { self.init(frame: .zero) }

  /// A view at a place, which matters to nobody in a terminal.
  public init(frame: CGRect) {
    super.init()
    // A view may be made anywhere as long as nothing is said of it.
    if frame != .zero { self.frame = frame }
  }

  /// A view out of a storyboard; there are none here, so this is for subclasses that have to declare it.
  public required init?(coder: NSCoder) { super.init() }

  /// The views that it holds, the topmost last.
  public var subviews: [UIView] { children }

  /// Adds a view on top of the others; it leaves the one that held it.
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

  /// Takes the view out of the one that holds it.
  public func removeFromSuperview() {
    superview?.children.removeAll { $0 === self }
    superview = nil
  }

  /// The gestures that it knows.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Lets the view know a gesture.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Takes a gesture away.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Whether what is typed goes here.
  @Displayed("UIView.isFirstResponder") public private(set) var isFirstResponder: Bool = false

  /// Whether it can be typed into.
  public var canBecomeFirstResponder: Bool { false }

  /// Takes the keys; whoever had them in the same screen loses them.
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

  /// Gives the keys away.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    if Focus.current === self { Focus.current = nil }
    isFirstResponder = false
    didEndEditing()
    return true
  }

  /// Ends what is being typed in this view or one of those it holds.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    resignFirstResponder()
    for view in subviews { view.endEditing(force) }
    return true
  }

  func didBeginEditing() {}
  func didEndEditing() {}
}
