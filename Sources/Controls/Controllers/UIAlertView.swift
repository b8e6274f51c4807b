/// An alert, from before `UIAlertController`.
@available(*, deprecated, message: "use UIAlertController with a preferredStyle of .alert instead")
open class UIAlertView: UIResponder {
  private let alert: UIAlertController

  /// Makes an alert with a message and a button that dismisses it.
  public init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    super.init()
    if let cancelButtonTitle { alert.addAction(UIAlertAction(title: cancelButtonTitle, style: .cancel)) }
  }

  /// Shows the alert.
  public func show() { UserInterface.show(alert) }
}
