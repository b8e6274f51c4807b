import Foundation

/// An alert on top of a screen, with a question or a message.
open class UIAlertController: UIViewController {
  public typealias Style = UIAlertControllerStyle

  @Displayed("UIAlertController.message") public var message: String? = nil
  @Displayed("UIAlertController.actions") private var buttons: [UIAlertAction] = []
  @Displayed("UIAlertController.textFields") private var fields: [UITextField] = []
  public let preferredStyle: UIAlertControllerStyle

  /// Makes an alert without buttons.
  public init(title: String?, message: String?, preferredStyle: UIAlertControllerStyle) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  public required init?(coder: NSCoder) { nil }

  /// Buttons of the alert.
  public var actions: [UIAlertAction] { buttons }

  /// Text fields of the alert.
  public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a button.
  public func addAction(_ action: UIAlertAction) { buttons.append(action) }

  /// Adds a text field.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    fields.append(field)
    configurationHandler?(field)
  }

  /// Taps a button: dismisses the alert, then calls the button's handler.
  package func tap(_ action: UIAlertAction) {
    if presentingViewController != nil { dismiss(animated: true) }
    UserInterface.hide(self)
    action.handler?(action)
  }
}

/// A button of an alert.
open class UIAlertAction: NSObject {
  public typealias Style = UIAlertActionStyle

  public let title: String?
  public let style: UIAlertActionStyle
  @Displayed("UIAlertAction.isEnabled") public var isEnabled: Bool = true
  let handler: ((UIAlertAction) -> Void)?

  /// Makes a button that calls a closure.
  public init(title: String?, style: UIAlertActionStyle, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// Kinds of alerts; also `UIAlertController.Style`.
public enum UIAlertControllerStyle: Sendable {
  case actionSheet
  case alert
}

/// Kinds of an alert's buttons; also `UIAlertAction.Style`.
public enum UIAlertActionStyle: Sendable {
  case `default`
  case cancel
  case destructive
}
