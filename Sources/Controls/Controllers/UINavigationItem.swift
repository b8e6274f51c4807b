import Rx

/// Title of a screen and the buttons at both ends of its navigation bar.
public final class UINavigationItem: UIResponder {
  @Displayed("UINavigationItem.title") public var title: String? = nil
  @Displayed("UINavigationItem.leftBarButtonItem") public var leftBarButtonItem: UIBarButtonItem? = nil
  @Displayed("UINavigationItem.rightBarButtonItem") public var rightBarButtonItem: UIBarButtonItem? = nil

  /// Makes an item for a screen with a title.
  public convenience init(title: String) { self.init(shown: title) }

  init(shown title: String?) {
    super.init()
    self.title = title
  }

  /// Buttons, from the left.
  package var barButtons: [UIBarButtonItem] { [leftBarButtonItem, rightBarButtonItem].compactMap { $0 } }
}

/// A button of a navigation bar.
public final class UIBarButtonItem: UIResponder {
  public typealias Style = UIBarButtonItemStyle
  public typealias SystemItem = UIBarButtonSystemItem

  /// The button that shows it and receives taps.
  package let button = UIButton()

  /// Makes a button with a title. Use `rx.tap` instead of a target.
  public init(title: String?, style: UIBarButtonItemStyle, target: AnyObject?, action: Selector?) {
    super.init()
    button.setTitle(title, for: .normal)
  }

  /// Makes one of the system's buttons, which has its name as title. Use `rx.tap` instead of a target.
  public init(barButtonSystemItem systemItem: UIBarButtonSystemItem, target: AnyObject?, action: Selector?) {
    super.init()
    button.setTitle("\(systemItem)".capitalized, for: .normal)
  }

  /// Title of the button.
  public var title: String? {
    get { button.title(for: .normal) }
    set { button.setTitle(newValue, for: .normal) }
  }

  /// True if it accepts taps.
  public var isEnabled: Bool {
    get { button.isEnabled }
    set { button.isEnabled = newValue }
  }
}

/// Kinds of bar buttons; also `UIBarButtonItem.Style`.
public enum UIBarButtonItemStyle: Sendable {
  case plain
  case done
}

/// System buttons; also `UIBarButtonItem.SystemItem`.
public enum UIBarButtonSystemItem: Sendable {
  case done
  case cancel
  case edit
  case save
  case add
  case compose
  case reply
  case action
  case search
  case refresh
  case stop
  case trash
}

extension Reactive where Base: UIBarButtonItem {
  /// Sends each time that the button is tapped.
  public var tap: ControlEvent<Void> { base.button.rx.tap }
}
