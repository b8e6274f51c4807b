import Foundation

/// A text to read.
open class UILabel: UIView {
  @Displayed("UILabel.text") public var text: String? = nil
  @Displayed("UILabel.textColor") public var textColor: UIColor? = .black
  @Displayed("UILabel.isEnabled") public var isEnabled: Bool = true
  @Displayed("UILabel.isHighlighted") public var isHighlighted: Bool = false
  /// How many lines it takes at most; 0 for as many as it needs.
  @Displayed("UILabel.numberOfLines") public var numberOfLines: Int = 1
}
