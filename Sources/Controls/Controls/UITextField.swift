import Rx

/// A text field of one line.
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
  /// True if dots replace the typed text.
  @Displayed("UITextField.isSecureTextEntry") public var isSecureTextEntry: Bool = false

  /// Text of the field: never nil, and empty after nil was set.
  public var text: String? {
    get { content }
    set { content = newValue ?? "" }
  }

  /// True if the text is not empty.
  public var hasText: Bool { !content.isEmpty }

  /// Inserts text at the end and sends an editing event.
  public func insertText(_ text: String) {
    content += text
    sendActions(for: .editingChanged)
  }

  /// Deletes the last character and sends an editing event.
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
  /// Text, with changes made by people; writable.
  public var text: ControlProperty<String?> { value }

  /// Text, with changes made by people; writable.
  public var value: ControlProperty<String?> {
    changingProperty(
      getter: { $0.text },
      // Setting the same text again would lose its marked part.
      setter: { field, value in if field.text != value { field.text = value } })
  }
}
