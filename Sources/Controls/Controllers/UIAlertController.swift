import Foundation

/// A question or a message on top of a screen.
open class UIAlertController: UIViewController {
  public typealias Style = UIAlertControllerStyle

  @Displayed("UIAlertController.message") public var message: String? = nil
  @Displayed("UIAlertController.actions") private var buttons: [UIAlertAction] = []
  @Displayed("UIAlertController.textFields") private var fields: [UITextField] = []
  public let preferredStyle: UIAlertControllerStyle

  /// An alert without buttons yet.
  public init(title: String?, message: String?, preferredStyle: UIAlertControllerStyle) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  public required init?(coder: NSCoder) { nil }

  /// Its buttons.
  public var actions: [UIAlertAction] { buttons }

  /// Its fields to type into.
  public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a button.
  public func addAction(_ action: UIAlertAction) { buttons.append(action) }

  /// Adds a field to type into.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    fields.append(field)
    configurationHandler?(field)
  }

  /// Somebody taps a button: the alert goes away, and then the button does what it does.
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

  /// A button that calls a closure.
  public init(title: String?, style: UIAlertActionStyle, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// The kinds of alerts; also `UIAlertController.Style`.
public enum UIAlertControllerStyle: Sendable {
  case actionSheet
  case alert
}

/// The kinds of an alert's buttons; also `UIAlertAction.Style`.
public enum UIAlertActionStyle: Sendable {
  case `default`
  case cancel
  case destructive
}
