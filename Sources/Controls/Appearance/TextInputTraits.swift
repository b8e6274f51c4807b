/// The frame of a text field; also `UITextField.BorderStyle`.
public enum UITextFieldBorderStyle: Sendable {
  case none
  case line
  case bezel
  case roundedRect
}

/// When a part of a text field is seen; also `UITextField.ViewMode`.
public enum UITextFieldViewMode: Sendable {
  case never
  case whileEditing
  case unlessEditing
  case always
}

/// The keys that are offered; here they are those of the terminal.
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

/// What stands on the return key.
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

/// Which letters are made large by themselves.
public enum UITextAutocapitalizationType: Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// Whether words are corrected by themselves.
public enum UITextAutocorrectionType: Sendable {
  case `default`
  case no
  case yes
}
