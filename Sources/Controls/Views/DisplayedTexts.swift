extension UIView {
  /// Texts that the view and its subviews show, from back to front.
  package var displayedTexts: [String] {
    if isHidden { return [] }
    let own: String? =
      switch self {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      case let field as UITextField: field.text
      case let view as UIImageView: view.image?.name.map { "<\($0)>" }
      default: nil
      }
    return (own.map { $0.isEmpty ? [] : [$0] } ?? []) + subviews.flatMap(\.displayedTexts)
  }
}
