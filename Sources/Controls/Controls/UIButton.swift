import Rx

/// A button.
open class UIButton: UIControl {
  @Displayed("UIButton.title(for:)") private var titles: [UIControlState: String] = [:]
  @Displayed("UIButton.titleColor(for:)") private var colors: [UIControlState: UIColor] = [:]
  @Displayed("UIButton.image(for:)") private var images: [UIControlState: UIImage] = [:]

  /// Label of the title: its font is stored, its text is the title.
  public let titleLabel: UILabel? = UILabel()

  /// Makes a button of a kind, which looks the same on a terminal.
  public convenience init(type buttonType: UIButtonType) { self.init() }

  /// Sets the title for a state.
  public func setTitle(_ title: String?, for state: UIControlState) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }

  /// Returns the title for a state, or the normal title.
  public func title(for state: UIControlState) -> String? { titles[state] ?? titles[.normal] }

  /// Title in the current state.
  public var currentTitle: String? { title(for: state.subtracting(.focused)) }

  /// Sets the color of the title in a state.
  public func setTitleColor(_ color: UIColor?, for state: UIControlState) { colors[state] = color }

  /// Sets the image for a state.
  public func setImage(_ image: UIImage?, for state: UIControlState) { images[state] = image }

  /// Returns the image for a state, or the normal image.
  public func image(for state: UIControlState) -> UIImage? { images[state] ?? images[.normal] }

  /// Image in the current state.
  public var currentImage: UIImage? { image(for: state.subtracting(.focused)) }

  /// Returns the color of the title in a state.
  public func titleColor(for state: UIControlState) -> UIColor? { colors[state] ?? colors[.normal] }
}

/// Kinds of buttons; also `UIButton.ButtonType`.
public enum UIButtonType: Sendable {
  case custom
  case system
}

extension UIButton {
  public typealias ButtonType = UIButtonType
}

extension Reactive where Base: UIButton {
  /// Sends each time that the button is tapped.
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  /// Sets the title for a state.
  public func title(for controlState: UIControl.State = []) -> Binder<String?> {
    Binder(base) { button, title in button.setTitle(title, for: controlState) }
  }

  /// Sets the image for a state.
  public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { button, image in button.setImage(image, for: controlState) }
  }
}
