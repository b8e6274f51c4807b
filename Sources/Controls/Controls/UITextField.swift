import Rx

/// A line to type into.
open class UITextField: UIControl {
  public typealias BorderStyle = UITextFieldBorderStyle
  public typealias ViewMode = UITextFieldViewMode

  @Displayed("UITextField.text") private var content: String = ""
  @Displayed("UITextField.placeholder") public var placeholder: String? = nil
  @Displayed("UITextField.textColor") public var textColor: UIColor? = .black
  @Displayed("UITextField.font") public var font: UIFont? = UIFont.systemFont(ofSize: 17)
  @Displayed("UITextField.textAlignment") public var textAlignment: NSTextAlignment = .natural
  @Displayed("UITextField.borderStyle") public var borderStyle: UITextFieldBorderStyle = .none
  @Displayed("UITextField.clearButtonMode") public var clearButtonMode: UITextFieldViewMode = .never
  @Displayed("UITextField.keyboardType") public var keyboardType: UIKeyboardType = .default
  @Displayed("UITextField.returnKeyType") public var returnKeyType: UIReturnKeyType = .default
  @Displayed("UITextField.autocapitalizationType")
  public var autocapitalizationType: UITextAutocapitalizationType = .sentences
  @Displayed("UITextField.autocorrectionType")
  public var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether dots are shown in place of what was typed.
  @Displayed("UITextField.isSecureTextEntry") public var isSecureTextEntry: Bool = false

  /// What stands in the field: never nil, and empty after nil was set.
  public var text: String? {
    get { content }
    set { content = newValue ?? "" }
  }

  /// Whether anything stands in the field.
  public var hasText: Bool { !content.isEmpty }

  /// Types at the end of the text, which is an event.
  public func insertText(_ text: String) {
    content += text
    sendActions(for: .editingChanged)
  }

  /// Takes back the last character, which is an event.
  public func deleteBackward() {
    guard !content.isEmpty else { return }
    content.removeLast()
    sendActions(for: .editingChanged)
  }

  public override var canBecomeFirstResponder: Bool { isEnabled }

  override func didBeginEditing() { sendActions(for: .editingDidBegin) }
  override func didEndEditing() { sendActions(for: .editingDidEnd) }
}

extension Reactive where Base: UITextField {
  /// The text, as people change it; it can be set.
  public var text: ControlProperty<String?> { value }

  /// The text, as people change it; it can be set.
  public var value: ControlProperty<String?> {
    changingProperty(
      getter: { $0.text },
      // Setting the same text again would lose what is marked in it.
      setter: { field, value in if field.text != value { field.text = value } })
  }
}
