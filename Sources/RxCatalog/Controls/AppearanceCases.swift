import Controls

// Enums about appearance, in the order of their cases.

extension UIFontWeight: ScriptCases {
  static let cases: [Self] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
}
extension UIFontTextStyle: ScriptCases {
  static let cases: [Self] = [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1, .caption2,
  ]
}
extension NSTextAlignment: ScriptCases {
  static let cases: [Self] = [.left, .center, .right, .justified, .natural]
}
extension NSLineBreakMode: ScriptCases {
  static let cases: [Self] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
  ]
}
extension UITextFieldBorderStyle: ScriptCases {
  static let cases: [Self] = [.none, .line, .bezel, .roundedRect]
}
extension UITextFieldViewMode: ScriptCases {
  static let cases: [Self] = [.never, .whileEditing, .unlessEditing, .always]
}
extension UIKeyboardType: ScriptCases {
  static let cases: [Self] = [
    .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
    .decimalPad, .twitter, .webSearch,
  ]
}
extension UIReturnKeyType: ScriptCases {
  static let cases: [Self] = [.default, .go, .google, .join, .next, .route, .search, .send, .done]
}
extension UITextAutocapitalizationType: ScriptCases {
  static let cases: [Self] = [.none, .words, .sentences, .allCharacters]
}
extension UITextAutocorrectionType: ScriptCases {
  static let cases: [Self] = [.default, .no, .yes]
}
extension UIViewContentMode: ScriptCases {
  static let cases: [Self] = [
    .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right,
  ]
}
extension NSLayoutConstraintAxis: ScriptCases {
  static let cases: [Self] = [.horizontal, .vertical]
}
extension UIStackViewDistribution: ScriptCases {
  static let cases: [Self] = [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
}
extension UIStackViewAlignment: ScriptCases {
  static let cases: [Self] = [.fill, .leading, .top, .firstBaseline, .center, .trailing, .bottom, .lastBaseline]
}
extension UITableViewCellSelectionStyle: ScriptCases {
  static let cases: [Self] = [.none, .blue, .gray, .default]
}
extension UITableViewCellSeparatorStyle: ScriptCases {
  static let cases: [Self] = [.none, .singleLine]
}
extension UIActivityIndicatorViewStyle: ScriptCases {
  static let cases: [Self] = [.medium, .large]
}
extension UIBarButtonItemStyle: ScriptCases {
  static let cases: [Self] = [.plain, .done]
}
extension UIBarButtonSystemItem: ScriptCases {
  static let cases: [Self] = [
    .done, .cancel, .edit, .save, .add, .compose, .reply, .action, .search, .refresh, .stop, .trash,
  ]
}
