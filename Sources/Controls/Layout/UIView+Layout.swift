import Foundation

extension UIView {
  public typealias ContentMode = UIViewContentMode

  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPlace(owner: self, attribute: .width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPlace(owner: self, attribute: .height)) }
  /// The part that no edge of the screen hides.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// The part within the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }

  private func x(_ attribute: LayoutPlace.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPlace(owner: self, attribute: attribute))
  }
  private func y(_ attribute: LayoutPlace.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPlace(owner: self, attribute: attribute))
  }

  /// The view's size, at the origin.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame = CGRect(origin: frame.origin, size: newValue.size) }
  }

  /// The middle of the view.
  public var center: CGPoint {
    get { CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2) }
    set {
      let size = frame.size
      frame = CGRect(
        origin: CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2), size: size)
    }
  }

  /// Lays out what is to be laid out, which in a terminal is nothing.
  public func layoutIfNeeded() { UserInterface.touch("UIView.layoutIfNeeded()") }

  /// Asks for a layout, which in a terminal is nothing.
  public func setNeedsLayout() { UserInterface.touch("UIView.setNeedsLayout()") }

  /// Makes the view as large as what it shows, which a terminal does anyway.
  public func sizeToFit() { UserInterface.touch("UIView.sizeToFit()") }

  /// Changes views, all at once: nothing moves in a terminal. Then says that it is done.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UserInterface.touch("UIView.animate(withDuration:animations:)")
    animations()
    completion?(true)
  }
}

/// How a view fills its place; also `UIView.ContentMode`.
public enum UIViewContentMode: Sendable {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  case redraw
  case center
  case top
  case bottom
  case left
  case right
}
