import Foundation
import Rx

/// Items in sections, of which one can be selected.
open class UICollectionView: UIScrollView {
  public typealias ScrollDirection = UICollectionViewScrollDirection

  /// Number of items that are made as soon as the data are there: a screen full. The others are made when they are asked
  /// for.
  private static let itemsOnScreen = 24
  /// Height of an item in points, as far as scrolling is concerned.
  package static let heightOfItem: CGFloat = 50

  /// Delegate that receives events of the collection beside `rx`.
  public weak var delegate: (any UICollectionViewDelegate)?
  private weak var source: (any UICollectionViewDataSource)?
  /// Object that represents a delegate that lives elsewhere.
  package var keptDelegate: AnyObject?
  /// Object that represents a data source that lives elsewhere.
  package var keptSource: AnyObject?
  @Displayed("UICollectionView.allowsSelection") public var allowsSelection: Bool = true
  @Displayed("UICollectionView.collectionViewLayout") public var collectionViewLayout: UICollectionViewLayout =
    UICollectionViewLayout()
  @Displayed("UICollectionView.items") private var made: [[UICollectionViewCell?]] = []
  /// True until a new data source is first asked for its items.
  @Displayed("UICollectionView.items") private var needsReload: Bool = false
  @Displayed("UICollectionView.indexPathsForSelectedItems") private var selected: IndexPath? = nil
  @Displayed("UICollectionView.items") private(set) var contents: CollectionContents? = nil
  @Displayed("UICollectionView.register(_:forCellWithReuseIdentifier:)")
  private var makers: [String: () -> UICollectionReusableView] = [:]
  @Displayed("UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)")
  private var reusable: [String: [UICollectionViewCell]] = [:]
  let events = EventListeners<UICollectionViewEvent>()

  /// Kind of the views above sections.
  public static let elementKindSectionHeader: String = "UICollectionElementKindSectionHeader"
  /// Kind of the views below sections.
  public static let elementKindSectionFooter: String = "UICollectionElementKindSectionFooter"

  /// Makes a collection with a layout, which looks the same on a terminal.
  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame)
    collectionViewLayout = layout
  }

  /// Source of the items, which the collection does not retain.
  public var dataSource: (any UICollectionViewDataSource)? {
    get { source }
    set {
      source = newValue
      if let newValue { showLater(CollectionContents(newValue)) }
    }
  }

  // MARK: Reuse

  /// Registers a class for cells with the identifier.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    register(identifier, type.map { type in { type.init(frame: .zero) } })
  }

  /// Registers a class for headers or footers with the identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    register(elementKind + identifier, type.map { type in { type.init(frame: .zero) } })
  }

  /// Registers a closure that makes views; headers and footers have their kind in front of the identifier.
  package func register(_ identifier: String, _ make: (() -> UICollectionReusableView)?) { makers[identifier] = make }

  /// Returns a cell for an identifier: one that is no longer shown, or a new one.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = reusable[identifier]?.popLast() {
      cell.send("prepareForReuse") { cell.prepareForReuse() }
      return cell
    }
    let cell = makers[identifier]?() as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Returns a header or footer for an identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = makers[elementKind + identifier]?() ?? UICollectionReusableView(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Items

  public var numberOfSections: Int { cells.count }

  public func numberOfItems(inSection section: Int) -> Int {
    cells.indices.contains(section) ? cells[section].count : 0
  }

  /// View above a section; nil for none.
  package func header(ofSection section: Int) -> UICollectionReusableView? { contents?.header(self, section) }

  /// Index paths of all items, in their order.
  package var indexPaths: [IndexPath] {
    cells.enumerated().flatMap { section, items in items.indices.map { IndexPath(item: $0, section: section) } }
  }

  private func hasItem(at indexPath: IndexPath) -> Bool {
    cells.indices.contains(indexPath.section) && cells[indexPath.section].indices.contains(indexPath.item)
  }

  /// Returns the cell at an index path; nil if the collection has none.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard hasItem(at: indexPath) else { return nil }
    if let cell = cells[indexPath.section][indexPath.item] { return cell }
    guard let cell = contents?.cell(self, indexPath) else { return nil }
    cell.isSelected = indexPath == selected
    // The data may have changed while the cell was made.
    if hasItem(at: indexPath) { cells[indexPath.section][indexPath.item] = cell }
    events.send(.willDisplay(cell, indexPath))
    return cell
  }

  /// Cells that were made, in their order.
  public var visibleCells: [UICollectionViewCell] { cells.joined().compactMap { $0 } }

  private var cells: [[UICollectionViewCell?]] {
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
    for identifier in reusable.keys { reusable[identifier]?.reverse() }
    selected = nil
    cells = (counts ?? []).map { Array(repeating: nil, count: $0) }
    show(itemsFrom: 0)
    reusable = [:]
  }

  private func show(itemsFrom first: Int) {
    for indexPath in indexPaths.dropFirst(first).prefix(Self.itemsOnScreen) { _ = cellForItem(at: indexPath) }
  }

  func show(_ contents: CollectionContents) {
    self.contents = contents
    reloadData()
  }

  /// Replaces the data; they are read when the view is next shown, as with a layout.
  func showLater(_ contents: CollectionContents) {
    self.contents = contents
    needsReload = true
  }

  override var displayedSize: CGSize {
    CGSize(width: frame.width, height: Self.heightOfItem * CGFloat(cells.reduce(0) { $0 + $1.count }))
  }

  override func didMove() { show(itemsFrom: max(0, Int(contentOffset.y / Self.heightOfItem))) }

  // MARK: Selection

  /// Index paths of selected items; nil for none.
  public var indexPathsForSelectedItems: [IndexPath]? { selected.map { [$0] } ?? [] }

  /// Deselects an item without sending an event.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if selected == indexPath { mark(nil) }
  }

  private func mark(_ indexPath: IndexPath?) {
    if let selected { cellForItem(at: selected)?.isSelected = false }
    selected = indexPath
    if let indexPath { cellForItem(at: indexPath)?.isSelected = true }
  }

  /// Taps an item: deselects the selected one and selects this one, and sends both events.
  package func tap(item: Int, section: Int = 0) {
    let former = selected
    let indexPath = IndexPath(item: item, section: section)
    mark(indexPath)
    if let former, former != indexPath {
      delegate?.collectionView(self, didDeselectItemAt: former)
      events.send(.deselected(former))
    }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    events.send(.selected(indexPath))
  }
}
