/// Border of a text field; also `UITextField.BorderStyle`.
public enum UITextFieldBorderStyle: Sendable {
  case none
  case line
  case bezel
  case roundedRect
}

/// Condition for showing an overlay of a text field; also `UITextField.ViewMode`.
public enum UITextFieldViewMode: Sendable {
  case never
  case whileEditing
  case unlessEditing
  case always
}

/// Kind of keyboard; no effect on a terminal.
public enum UIKeyboardType: Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
}

/// Title of the return key.
public enum UIReturnKeyType: Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case done
}

/// Letters that are capitalized automatically.
public enum UITextAutocapitalizationType: Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// Setting for automatic correction of typed words.
public enum UITextAutocorrectionType: Sendable {
  case `default`
  case no
  case yes
}
