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
  /// Layout guide of the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// Layout guide of the area within the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }

  private func x(_ attribute: LayoutPlace.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPlace(owner: self, attribute: attribute))
  }
  private func y(_ attribute: LayoutPlace.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPlace(owner: self, attribute: attribute))
  }

  /// Size of the view, at the origin.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame = CGRect(origin: frame.origin, size: newValue.size) }
  }

  /// Center of the view.
  public var center: CGPoint {
    get { CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2) }
    set {
      let size = frame.size
      frame = CGRect(
        origin: CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2), size: size)
    }
  }

  /// Lays out the view now, which has no effect on a terminal.
  public func layoutIfNeeded() { UserInterface.touch("UIView.layoutIfNeeded()") }

  /// Requests a layout, which has no effect on a terminal.
  public func setNeedsLayout() { UserInterface.touch("UIView.setNeedsLayout()") }

  /// Fits the size to the contents, which a terminal always does.
  public func sizeToFit() { UserInterface.touch("UIView.sizeToFit()") }

  /// Changes views at once, without an animation on a terminal, and calls the completion.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UserInterface.touch("UIView.animate(withDuration:animations:)")
    animations()
    completion?(true)
  }
}

/// Way in which a view fills its bounds; also `UIView.ContentMode`.
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
