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
  /// Data source of the rows.
  weak var source: (any UITableViewDataSource)?
  /// Object that represents a delegate that lives elsewhere.
  package var keptDelegate: AnyObject?
  /// Object that represents a data source that lives elsewhere.
  package var keptSource: AnyObject?
  @Displayed("UITableView.allowsSelection") public var allowsSelection: Bool = true
  @Displayed("UITableView.rowHeight") public var rowHeight: CGFloat = UITableView.automaticDimension
  @Displayed("UITableView.estimatedRowHeight") public var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  @Displayed("UITableView.separatorStyle") public var separatorStyle: UITableViewCellSeparatorStyle = .singleLine
  @Displayed("UITableView.tableHeaderView") public var tableHeaderView: UIView? = nil
  @Displayed("UITableView.tableFooterView") public var tableFooterView: UIView? = nil
  @Displayed("UITableView.isEditing") public var isEditing: Bool = false
  @Displayed("UITableView.rows") private var made: [[UITableViewCell?]] = []
  /// True until a new data source is first asked for its rows.
  @Displayed("UITableView.rows") private var needsReload: Bool = false
  @Displayed("UITableView.indexPathForSelectedRow") private var selected: IndexPath? = nil
  @Displayed("UITableView.register(_:forCellReuseIdentifier:)") private var makers: [String: () -> UITableViewCell] =
    [:]
  @Displayed("UITableView.dequeueReusableCell(withIdentifier:)") private var reusable: [String: [UITableViewCell]] = [:]
  @Displayed("UITableView.rows") private(set) var contents: TableContents? = nil
  let events = EventListeners<UITableViewEvent>()

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
      cell.send("prepareForReuse") { cell.prepareForReuse() }
      return cell
    }
    return makers[identifier]?()
  }

  /// Returns a row for an identifier; a plain one if none is registered for it, like a storyboard's prototype.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: identifier)
  }

  /// Shows that rows can be edited, or ends it.
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  public var numberOfSections: Int { contents == nil ? 1 : cells.count }

  public func numberOfRows(inSection section: Int) -> Int {
    cells.indices.contains(section) ? cells[section].count : 0
  }

  /// Title above a section; nil for none.
  package func title(ofSection section: Int) -> String? { contents?.header(self, section) }

  /// Returns the row at an index path; nil if the table has none.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard hasRow(at: indexPath) else { return nil }
    if let cell = cells[indexPath.section][indexPath.row] { return cell }
    guard let cell = contents?.cell(self, indexPath) else { return nil }
    cell.isSelected = indexPath == selected
    // The data may have changed while the row was made.
    if hasRow(at: indexPath) { cells[indexPath.section][indexPath.row] = cell }
    events.send(.willDisplay(cell, indexPath))
    return cell
  }

  private func hasRow(at indexPath: IndexPath) -> Bool {
    cells.indices.contains(indexPath.section) && cells[indexPath.section].indices.contains(indexPath.row)
  }

  /// Index paths of all rows, from top to bottom.
  package var indexPaths: [IndexPath] {
    cells.enumerated().flatMap { section, rows in rows.indices.map { IndexPath(row: $0, section: section) } }
  }

  /// Rows that were made, from top to bottom.
  public var visibleCells: [UITableViewCell] { cells.joined().compactMap { $0 } }

  private var cells: [[UITableViewCell?]] {
    get {
      if needsReload { reloadData() }
      return made
    }
    set { made = newValue }
  }

  /// Makes the cells again from the data.
  public func reloadData() {
    needsReload = false
    let counts = contents.map { contents in (0..<contents.sections(self)).map { contents.count(self, $0) } }
    for case let cell? in cells.joined() {
      cell.isSelected = false
      if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    }
    // The first row is to find the cell that was first before.
    for identifier in reusable.keys { reusable[identifier]?.reverse() }
    selected = nil
    cells = (counts ?? []).map { Array(repeating: nil, count: $0) }
    show(rowsFrom: 0)
    reusable = [:]
  }

  /// Makes a screen full of rows.
  private func show(rowsFrom first: Int) {
    for indexPath in indexPaths.dropFirst(first).prefix(Self.rowsOnScreen) { _ = cellForRow(at: indexPath) }
  }

  func show(_ contents: TableContents) {
    self.contents = contents
    reloadData()
  }

  /// Replaces the data; they are read when the view is next shown, as with a layout.
  func showLater(_ contents: TableContents) {
    self.contents = contents
    needsReload = true
  }

  // MARK: Scrolling

  /// Height of a row in points, also if rows fit their contents.
  package var heightOfRow: CGFloat { rowHeight > 0 ? rowHeight : 44 }

  override var displayedSize: CGSize {
    CGSize(width: frame.width, height: heightOfRow * CGFloat(cells.reduce(0) { $0 + $1.count }))
  }

  override func didMove() { show(rowsFrom: max(0, Int(contentOffset.y / heightOfRow))) }

  /// Scrolls to a row.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableViewScrollPosition, animated: Bool) {
    guard let index = indexPaths.firstIndex(of: indexPath) else { return }
    contentOffset = CGPoint(x: contentOffset.x, y: heightOfRow * CGFloat(index))
  }

  // MARK: Selection

  /// Index path of the selected row; nil for none.
  public var indexPathForSelectedRow: IndexPath? { selected }

  /// Selects a row without sending an event.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableViewScrollPosition) {
    mark(indexPath.flatMap { hasRow(at: $0) ? $0 : nil })
  }

  /// Deselects a row without sending an event.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selected == indexPath { mark(nil) }
  }

  private func mark(_ indexPath: IndexPath?) {
    if let selected { cellForRow(at: selected)?.isSelected = false }
    selected = indexPath
    if let indexPath { cellForRow(at: indexPath)?.isSelected = true }
  }

  /// Taps a row: deselects the selected one and selects this one, and sends both events.
  package func tap(row: Int, section: Int = 0) {
    let former = selected
    let indexPath = IndexPath(row: row, section: section)
    mark(indexPath)
    if let former, former != indexPath {
      delegate?.tableView(self, didDeselectRowAt: former)
      events.send(.deselected(former))
    }
    delegate?.tableView(self, didSelectRowAt: indexPath)
    events.send(.selected(indexPath))
  }
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
