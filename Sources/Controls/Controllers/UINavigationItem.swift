import Rx

/// What stands above a screen: its title, and buttons at both ends.
public final class UINavigationItem: UIResponder {
  @Displayed("UINavigationItem.title") public var title: String? = nil
  @Displayed("UINavigationItem.leftBarButtonItem") public var leftBarButtonItem: UIBarButtonItem? = nil
  @Displayed("UINavigationItem.rightBarButtonItem") public var rightBarButtonItem: UIBarButtonItem? = nil

  /// An item for a screen of that title.
  public convenience init(title: String) { self.init(shown: title) }

  init(shown title: String?) {
    super.init()
    self.title = title
  }

  /// Its buttons, from the left.
  package var barButtons: [UIBarButtonItem] { [leftBarButtonItem, rightBarButtonItem].compactMap { $0 } }
}

/// A button above a screen.
public final class UIBarButtonItem: UIResponder {
  public typealias Style = UIBarButtonItemStyle
  public typealias SystemItem = UIBarButtonSystemItem

  /// What is seen and tapped of it.
  package let button = UIButton()

  /// A button with a title. Instead of a target take `rx.tap`.
  public init(title: String?, style: UIBarButtonItemStyle, target: AnyObject?, action: Selector?) {
    super.init()
    button.setTitle(title, for: .normal)
  }

  /// One of the system's buttons, which says in words what it is. Instead of a target take `rx.tap`.
  public init(barButtonSystemItem systemItem: UIBarButtonSystemItem, target: AnyObject?, action: Selector?) {
    super.init()
    button.setTitle("\(systemItem)".capitalized, for: .normal)
  }

  /// What stands on it.
  public var title: String? {
    get { button.title(for: .normal) }
    set { button.setTitle(newValue, for: .normal) }
  }

  /// Whether it can be tapped.
  public var isEnabled: Bool {
    get { button.isEnabled }
    set { button.isEnabled = newValue }
  }
}

/// The name of a method, as targets take it; controls here are listened to with `rx`.
public struct Selector: Sendable, Hashable {
  let name: String

  /// The method of that name.
  public init(_ name: String) { self.name = name }
}

/// The kinds of buttons above a screen; also `UIBarButtonItem.Style`.
public enum UIBarButtonItemStyle: Sendable {
  case plain
  case done
}

/// The system's buttons; also `UIBarButtonItem.SystemItem`.
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
