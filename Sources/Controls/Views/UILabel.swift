import Foundation

/// A label with text.
open class UILabel: UIView {
  @Displayed("UILabel.text") public var text: String? = nil
  @Displayed("UILabel.textColor") public var textColor: UIColor? = .black
  @Displayed("UILabel.isEnabled") public var isEnabled: Bool = true
  @Displayed("UILabel.isHighlighted") public var isHighlighted: Bool = false
  @Displayed("UILabel.font") public var font: UIFont! = UIFont.systemFont(ofSize: 17)
  @Displayed("UILabel.textAlignment") public var textAlignment: NSTextAlignment = .natural
  @Displayed("UILabel.lineBreakMode") public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  @Displayed("UILabel.adjustsFontSizeToFitWidth") public var adjustsFontSizeToFitWidth: Bool = false
  /// Maximum number of lines; 0 for as many as the text needs.
  @Displayed("UILabel.numberOfLines") public var numberOfLines: Int = 1
}
