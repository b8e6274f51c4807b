/// A message on top of whatever is shown, as it was written before `UIAlertController`.
@available(*, deprecated, message: "use UIAlertController with a preferredStyle of .alert instead")
open class UIAlertView: UIResponder {
  private let alert: UIAlertController

  /// A message with a button to leave it.
  public init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    super.init()
    if let cancelButtonTitle { alert.addAction(UIAlertAction(title: cancelButtonTitle, style: .cancel)) }
  }

  /// Shows it.
  public func show() { UserInterface.show(alert) }
}
