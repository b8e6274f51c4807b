import Foundation
import Rx

/// Rows below one another, of which one can be selected.
open class UITableView: UIScrollView {
  public typealias Style = UITableViewStyle
  public typealias ScrollPosition = UITableViewScrollPosition

  /// Number of rows that are made as soon as the data are there: a screen full. The others are made when they are asked
  /// for.
  private static let rowsOnScreen = 24

  /// Delegate that receives events of the table beside `rx`.
  public weak var delegate: (any UITableViewDelegate)?
  /// Object that represents a delegate that lives elsewhere.
  package var keptDelegate: AnyObject?
  @Displayed("UITableView.allowsSelection") public var allowsSelection: Bool = true
  @Displayed("UITableView.rowHeight") public var rowHeight: CGFloat = UITableView.automaticDimension
  @Displayed("UITableView.estimatedRowHeight") public var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  @Displayed("UITableView.separatorStyle") public var separatorStyle: UITableViewCellSeparatorStyle = .singleLine
  @Displayed("UITableView.tableHeaderView") public var tableHeaderView: UIView? = nil
  @Displayed("UITableView.tableFooterView") public var tableFooterView: UIView? = nil
  @Displayed("UITableView.rows") private var cells: [UITableViewCell?] = []
  @Displayed("UITableView.indexPathForSelectedRow") private var selected: Int? = nil
  @Displayed("UITableView.register(_:forCellReuseIdentifier:)") private var makers: [String: () -> UITableViewCell] =
    [:]
  @Displayed("UITableView.dequeueReusableCell(withIdentifier:)") private var reusable: [String: [UITableViewCell]] = [:]
  @Displayed("UITableView.rows") private(set) var rows: TableRows? = nil
  let selections = EventListeners<UITableViewSelection>()

  /// Height of rows that fit their contents.
  public static var automaticDimension: CGFloat { -1 }

  /// Makes a table of a style, which looks the same on a terminal.
  public convenience init(frame: CGRect, style: UITableViewStyle) { self.init(frame: frame) }

  /// Registers a class for rows with the identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else {
      return register(forCellReuseIdentifier: identifier, nil)
    }
    register(forCellReuseIdentifier: identifier) { type.init(style: .default, reuseIdentifier: identifier) }
  }

  /// Registers a closure that makes rows with the identifier.
  package func register(forCellReuseIdentifier identifier: String, _ make: (() -> UITableViewCell)?) {
    makers[identifier] = make
  }

  /// Returns a row for an identifier: one that is no longer shown, a new one, or nil if none is registered for it.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    UserInterface.touch("UITableView.dequeueReusableCell(withIdentifier:)")
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return makers[identifier]?()
  }

  /// Returns a row for an identifier; a plain one if none is registered for it, like a storyboard's prototype.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: identifier)
  }

  public var numberOfSections: Int { 1 }
  public func numberOfRows(inSection section: Int) -> Int { section == 0 ? cells.count : 0 }

  /// Returns the row at an index path; nil if the table has none.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let row = indexPath.row
    guard indexPath.section == 0, cells.indices.contains(row) else { return nil }
    if let cell = cells[row] { return cell }
    guard let cell = rows?.cell(self, row) else { return nil }
    cell.isSelected = row == selected
    // The data may have changed while the row was made.
    if cells.indices.contains(row) { cells[row] = cell }
    return cell
  }

  /// Rows that were made, from top to bottom.
  public var visibleCells: [UITableViewCell] { cells.compactMap { $0 } }

  /// Makes the rows again from the data.
  public func reloadData() {
    let count = rows?.count ?? 0
    for case let cell? in cells {
      cell.isSelected = false
      if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    }
    // The first row is to find the cell that was first before.
    for identifier in reusable.keys { reusable[identifier]?.reverse() }
    selected = nil
    cells = Array(repeating: nil, count: count)
    for row in 0..<min(count, Self.rowsOnScreen) { _ = cellForRow(at: IndexPath(row: row, section: 0)) }
    reusable = [:]
  }

  func show(_ rows: TableRows) {
    self.rows = rows
    reloadData()
  }

  // MARK: Selection

  /// Index path of the selected row; nil for none.
  public var indexPathForSelectedRow: IndexPath? { selected.map { IndexPath(row: $0, section: 0) } }

  /// Selects a row without sending an event.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableViewScrollPosition) {
    mark(indexPath.flatMap { numberOfRows(inSection: $0.section) > $0.row && $0.row >= 0 ? $0.row : nil })
  }

  /// Deselects a row without sending an event.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selected == indexPath.row { mark(nil) }
  }

  private func mark(_ row: Int?) {
    if let selected { cellForRow(at: IndexPath(row: selected, section: 0))?.isSelected = false }
    selected = row
    if let row { cellForRow(at: IndexPath(row: row, section: 0))?.isSelected = true }
  }

  /// Taps a row: deselects the selected one and selects this one, and sends both events.
  package func tap(row: Int) {
    let former = selected
    mark(row)
    if let former, former != row {
      delegate?.tableView(self, didDeselectRowAt: IndexPath(row: former, section: 0))
      selections.send(.deselected(IndexPath(row: former, section: 0)))
    }
    delegate?.tableView(self, didSelectRowAt: IndexPath(row: row, section: 0))
    selections.send(.selected(IndexPath(row: row, section: 0)))
  }
}

extension UITableView {
  /// Swipes a row away, which requests its deletion: the data belong to the program.
  package func swipe(row: Int) { selections.send(.deleted(IndexPath(row: row, section: 0))) }
}

/// The data of a table.
struct TableRows {
  let count: Int
  let cell: (UITableView, Int) -> UITableViewCell
  let model: (Int) -> Any?
}

/// Change of a table's rows.
enum UITableViewSelection {
  case selected(IndexPath)
  case deselected(IndexPath)
  case deleted(IndexPath)
}

/// Styles of tables; also `UITableView.Style`.
public enum UITableViewStyle: Sendable {
  case plain
  case grouped
  case insetGrouped
}

/// Position that a row is scrolled to; also `UITableView.ScrollPosition`.
public enum UITableViewScrollPosition: Sendable {
  case none
  case top
  case middle
  case bottom
}
