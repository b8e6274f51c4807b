import Rx

/// A button.
open class UIButton: UIControl {
  @Displayed("UIButton.title(for:)") private var titles: [UIControlState: String] = [:]
  @Displayed("UIButton.titleColor(for:)") private var colors: [UIControlState: UIColor] = [:]

  /// The label that shows its title: its font is kept, its text is the title.
  public let titleLabel: UILabel? = UILabel()

  /// A button of a kind, which looks the same in a terminal.
  public convenience init(type buttonType: UIButtonType) { self.init() }

  /// Sets what stands on the button in a state.
  public func setTitle(_ title: String?, for state: UIControlState) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }

  /// What stands on the button in a state.
  public func title(for state: UIControlState) -> String? { titles[state] ?? titles[.normal] }

  /// What stands on the button now.
  public var currentTitle: String? { title(for: state.subtracting(.focused)) }

  /// Sets the color of the title in a state.
  public func setTitleColor(_ color: UIColor?, for state: UIControlState) { colors[state] = color }

  /// The color of the title in a state.
  public func titleColor(for state: UIControlState) -> UIColor? { colors[state] ?? colors[.normal] }
}

/// The kinds of buttons; also `UIButton.ButtonType`.
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

  /// Sets what stands on the button in a state.
  public func title(for controlState: UIControl.State = []) -> Binder<String?> {
    Binder(base) { button, title in button.setTitle(title, for: controlState) }
  }
}
