import Foundation

/// A row of a table.
open class UITableViewCell: UIView {
  public typealias CellStyle = UITableViewCellStyle
  public typealias AccessoryType = UITableViewCellAccessoryType
  public typealias SelectionStyle = UITableViewCellSelectionStyle
  public typealias SeparatorStyle = UITableViewCellSeparatorStyle

  /// What the table finds it again by.
  public let reuseIdentifier: String?
  /// What it shows first.
  public let textLabel: UILabel?
  /// What it shows behind or below that, in styles that do.
  public let detailTextLabel: UILabel?
  /// What holds views of its own.
  public let contentView: UIView
  @Displayed("UITableViewCell.isSelected") public internal(set) var isSelected: Bool = false
  @Displayed("UITableViewCell.selectionStyle") public var selectionStyle: UITableViewCellSelectionStyle = .default
  @Displayed("UITableViewCell.accessoryType") public var accessoryType: UITableViewCellAccessoryType = .none

  /// A row in a style. Required here, so that a table can make rows of a class that it is given.
  public required init(style: UITableViewCellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    textLabel = UILabel()
    detailTextLabel = style == .default ? nil : UILabel()
    contentView = UIView()
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A row out of a storyboard; there are none here, so this is for subclasses that have to declare it.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    textLabel = UILabel()
    detailTextLabel = nil
    contentView = UIView()
    super.init(coder: coder)
  }

  /// Called before the row is shown again with another content.
  open func prepareForReuse() {}
}

/// The styles of rows; also `UITableViewCell.CellStyle`.
public enum UITableViewCellStyle: Sendable {
  case `default`
  case value1
  case value2
  case subtitle
}

/// What stands at the end of a row; also `UITableViewCell.AccessoryType`.
public enum UITableViewCellAccessoryType: Sendable {
  case none
  case disclosureIndicator
  case checkmark
}

/// How a selected row looks; also `UITableViewCell.SelectionStyle`.
public enum UITableViewCellSelectionStyle: Sendable {
  case none
  case blue
  case gray
  case `default`
}

/// What stands between rows; also `UITableViewCell.SeparatorStyle`.
public enum UITableViewCellSeparatorStyle: Sendable {
  case none
  case singleLine
}
