import Foundation

/// A text to read.
open class UILabel: UIView {
  @Displayed("UILabel.text") public var text: String? = nil
  @Displayed("UILabel.textColor") public var textColor: UIColor? = .black
  @Displayed("UILabel.isEnabled") public var isEnabled: Bool = true
  @Displayed("UILabel.isHighlighted") public var isHighlighted: Bool = false
  @Displayed("UILabel.font") public var font: UIFont! = UIFont.systemFont(ofSize: 17)
  @Displayed("UILabel.textAlignment") public var textAlignment: NSTextAlignment = .natural
  @Displayed("UILabel.lineBreakMode") public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  @Displayed("UILabel.adjustsFontSizeToFitWidth") public var adjustsFontSizeToFitWidth: Bool = false
  /// How many lines it takes at most; 0 for as many as it needs.
  @Displayed("UILabel.numberOfLines") public var numberOfLines: Int = 1
}
