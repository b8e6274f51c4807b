import Foundation

/// A row of a table.
open class UITableViewCell: UIView {
  public typealias CellStyle = UITableViewCellStyle
  public typealias AccessoryType = UITableViewCellAccessoryType
  public typealias SelectionStyle = UITableViewCellSelectionStyle
  public typealias SeparatorStyle = UITableViewCellSeparatorStyle
  public typealias EditingStyle = UITableViewCellEditingStyle

  /// Identifier by which the table finds the cell for reuse.
  public let reuseIdentifier: String?
  /// Primary text.
  public let textLabel: UILabel?
  /// Secondary text behind or below the primary one, in styles that have it.
  public let detailTextLabel: UILabel?
  /// Image in front of the text.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  /// Container of custom views.
  public let contentView: UIView
  @Displayed("UITableViewCell.isSelected") public internal(set) var isSelected: Bool = false
  @Displayed("UITableViewCell.selectionStyle") public var selectionStyle: UITableViewCellSelectionStyle = .default
  @Displayed("UITableViewCell.accessoryType") public var accessoryType: UITableViewCellAccessoryType = .none

  /// Makes a row in a style. Required here, so that a table can make rows of a registered class.
  public required init(style: UITableViewCellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    textLabel = UILabel()
    detailTextLabel = style == .default ? nil : UILabel()
    contentView = UIView()
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a row of a storyboard; there are none here, so this is for subclasses that have to declare it.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    textLabel = UILabel()
    detailTextLabel = nil
    contentView = UIView()
    super.init(coder: coder)
  }

  /// Called before the row is shown again with other content.
  open func prepareForReuse() {}

  override class var observableMessages: Set<Selector> { ["prepareForReuse"] }
}

/// Styles of rows; also `UITableViewCell.CellStyle`.
public enum UITableViewCellStyle: Sendable {
  case `default`
  case value1
  case value2
  case subtitle
}

/// Accessory at the end of a row; also `UITableViewCell.AccessoryType`.
public enum UITableViewCellAccessoryType: Sendable {
  case none
  case disclosureIndicator
  case detailDisclosureButton
  case checkmark
  case detailButton
}

/// Appearance of a selected row; also `UITableViewCell.SelectionStyle`.
public enum UITableViewCellSelectionStyle: Sendable {
  case none
  case blue
  case gray
  case `default`
}

/// Separator between rows; also `UITableViewCell.SeparatorStyle`.
public enum UITableViewCellSeparatorStyle: Sendable {
  case none
  case singleLine
}
