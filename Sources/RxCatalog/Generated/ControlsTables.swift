// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controlsTables = CatalogFamily(
    name: "Tables",
    types: [
      CatalogType(
        name: "UITableView", header: "class UITableView: UIScrollView { typealias Style = UITableViewStyle; typealias ScrollPosition = UITableViewScrollPosition }",
        sentence: "Rows below one another, of which one can be selected."),
      CatalogType(
        name: "UITableViewStyle", header: "enum UITableViewStyle { case plain; case grouped; case insetGrouped }",
        sentence: "The styles of tables; also `UITableView.Style`."),
      CatalogType(
        name: "UITableViewScrollPosition", header: "enum UITableViewScrollPosition { case none; case top; case middle; case bottom }",
        sentence: "Where a row is scrolled to; also `UITableView.ScrollPosition`."),
      CatalogType(
        name: "UITableViewCell", header: "class UITableViewCell: UIView { typealias CellStyle = UITableViewCellStyle; typealias AccessoryType = UITableViewCellAccessoryType; typealias SelectionStyle = UITableViewCellSelectionStyle; typealias SeparatorStyle = UITableViewCellSeparatorStyle }",
        sentence: "A row of a table."),
      CatalogType(
        name: "UITableViewCellStyle", header: "enum UITableViewCellStyle { case `default`; case value1; case value2; case subtitle }",
        sentence: "The styles of rows; also `UITableViewCell.CellStyle`."),
      CatalogType(
        name: "UITableViewCellAccessoryType", header: "enum UITableViewCellAccessoryType { case none; case disclosureIndicator; case checkmark }",
        sentence: "What stands at the end of a row; also `UITableViewCell.AccessoryType`."),
      CatalogType(
        name: "UITableViewCellSelectionStyle", header: "enum UITableViewCellSelectionStyle { case none; case blue; case gray; case `default` }",
        sentence: "How a selected row looks; also `UITableViewCell.SelectionStyle`."),
      CatalogType(
        name: "UITableViewCellSeparatorStyle", header: "enum UITableViewCellSeparatorStyle { case none; case singleLine }",
        sentence: "What stands between rows; also `UITableViewCell.SeparatorStyle`."),
      CatalogType(
        name: "UITableViewDelegate", header: "protocol UITableViewDelegate: AnyObject { func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath); func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath); func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat }",
        sentence: "What hears of a table beside `rx`."),
    ],
    extensions: [
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UITableView",
        members: [
          CatalogMember(
            key: "Reactive<UITableView>.items(_:)", name: "items",
            signature: "func items<Sequence: Swift.Sequence, Source: ObservableType>(_ source: Source) -> (_ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) -> Disposable where Source.Element == Sequence",
            result: "(_ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) -> Disposable",
            sentence: "Shows elements as rows that a closure makes: `items { tableView, row, element in … }`."),
          CatalogMember(
            key: "Reactive<UITableView>.items(cellIdentifier:cellType:)", name: "items",
            signature: "func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(cellIdentifier: String, cellType: Cell.Type = Cell.self) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> Disposable where Source.Element == Sequence",
            result: "(_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> Disposable",
            sentence: "Shows elements as rows that are found by an identifier and filled by a closure."),
          CatalogMember(
            key: "Reactive<UITableView>.itemSelected", name: "itemSelected",
            signature: "var itemSelected: ControlEvent<IndexPath> { get }",
            result: "ControlEvent<IndexPath>",
            sentence: "Sends the place of each row that somebody taps."),
          CatalogMember(
            key: "Reactive<UITableView>.itemDeselected", name: "itemDeselected",
            signature: "var itemDeselected: ControlEvent<IndexPath> { get }",
            result: "ControlEvent<IndexPath>",
            sentence: "Sends the place of each row that is no longer selected because somebody tapped another."),
          CatalogMember(
            key: "Reactive<UITableView>.modelSelected(_:)", name: "modelSelected",
            signature: "func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T>",
            result: "ControlEvent<T>",
            sentence: "Sends the element of each row that somebody taps."),
          CatalogMember(
            key: "Reactive<UITableView>.modelDeselected(_:)", name: "modelDeselected",
            signature: "func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T>",
            result: "ControlEvent<T>",
            sentence: "Sends the element of each row that is no longer selected."),
          CatalogMember(
            key: "Reactive<UITableView>.itemDeleted", name: "itemDeleted",
            signature: "var itemDeleted: ControlEvent<IndexPath> { get }",
            result: "ControlEvent<IndexPath>",
            sentence: "Sends the place of each row that somebody swipes away.",
            details: "The row stays until the data are without it."),
          CatalogMember(
            key: "Reactive<UITableView>.modelDeleted(_:)", name: "modelDeleted",
            signature: "func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T>",
            result: "ControlEvent<T>",
            sentence: "Sends the element of each row that somebody swipes away."),
          CatalogMember(
            key: "Reactive<UITableView>.model(at:)", name: "model",
            signature: "func model<T>(at indexPath: IndexPath) throws -> T",
            result: "T",
            sentence: "The element of a row."),
        ]),
      CatalogExtension(
        type: "UITableView", header: "extension UITableView",
        members: [
          CatalogMember(
            key: "UITableView.delegate", name: "delegate",
            signature: "var delegate: (any UITableViewDelegate)? { get set }",
            result: "(any UITableViewDelegate)?",
            sentence: "What hears of the table beside `rx`."),
          CatalogMember(
            key: "UITableView.allowsSelection", name: "allowsSelection",
            signature: "var allowsSelection: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UITableView.rowHeight", name: "rowHeight",
            signature: "var rowHeight: CGFloat { get set }",
            result: "CGFloat"),
          CatalogMember(
            key: "UITableView.estimatedRowHeight", name: "estimatedRowHeight",
            signature: "var estimatedRowHeight: CGFloat { get set }",
            result: "CGFloat"),
          CatalogMember(
            key: "UITableView.separatorStyle", name: "separatorStyle",
            signature: "var separatorStyle: UITableViewCellSeparatorStyle { get set }",
            result: "UITableViewCellSeparatorStyle"),
          CatalogMember(
            key: "UITableView.tableHeaderView", name: "tableHeaderView",
            signature: "var tableHeaderView: UIView? { get set }",
            result: "UIView?"),
          CatalogMember(
            key: "UITableView.tableFooterView", name: "tableFooterView",
            signature: "var tableFooterView: UIView? { get set }",
            result: "UIView?"),
          CatalogMember(
            key: "static UITableView.automaticDimension", name: "automaticDimension",
            signature: "static var automaticDimension: CGFloat { get }",
            result: "CGFloat",
            sentence: "The height of rows that are as high as what they show."),
          CatalogMember(
            key: "UITableView.init(frame:style:)", name: "init",
            signature: "init(frame: CGRect, style: UITableViewStyle)",
            result: "UITableView",
            sentence: "A table of a style, which looks the same in a terminal."),
          CatalogMember(
            key: "UITableView.register(_:forCellReuseIdentifier:)", name: "register",
            signature: "func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)",
            result: "Void",
            sentence: "Makes rows of a class where the identifier is asked for."),
          CatalogMember(
            key: "UITableView.dequeueReusableCell(withIdentifier:)", name: "dequeueReusableCell",
            signature: "func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?",
            result: "UITableViewCell?",
            sentence: "A row for an identifier: one that is no longer seen, a new one, or nil where nothing is registered for it."),
          CatalogMember(
            key: "UITableView.dequeueReusableCell(withIdentifier:for:)", name: "dequeueReusableCell",
            signature: "func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell",
            result: "UITableViewCell",
            sentence: "A row for an identifier; a plain one where nothing is registered for it, as a storyboard's prototype would be."),
          CatalogMember(
            key: "UITableView.numberOfSections", name: "numberOfSections",
            signature: "var numberOfSections: Int { get }",
            result: "Int"),
          CatalogMember(
            key: "UITableView.numberOfRows(inSection:)", name: "numberOfRows",
            signature: "func numberOfRows(inSection section: Int) -> Int",
            result: "Int"),
          CatalogMember(
            key: "UITableView.cellForRow(at:)", name: "cellForRow",
            signature: "func cellForRow(at indexPath: IndexPath) -> UITableViewCell?",
            result: "UITableViewCell?",
            sentence: "The row at a place; nil where the table has none."),
          CatalogMember(
            key: "UITableView.visibleCells", name: "visibleCells",
            signature: "var visibleCells: [UITableViewCell] { get }",
            result: "[UITableViewCell]",
            sentence: "The rows that were made, from above."),
          CatalogMember(
            key: "UITableView.reloadData()", name: "reloadData",
            signature: "func reloadData()",
            result: "Void",
            sentence: "Makes the rows anew from the data."),
          CatalogMember(
            key: "UITableView.indexPathForSelectedRow", name: "indexPathForSelectedRow",
            signature: "var indexPathForSelectedRow: IndexPath? { get }",
            result: "IndexPath?",
            sentence: "The place of the row that is selected."),
          CatalogMember(
            key: "UITableView.selectRow(at:animated:scrollPosition:)", name: "selectRow",
            signature: "func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableViewScrollPosition)",
            result: "Void",
            sentence: "Selects a row, which is no event."),
          CatalogMember(
            key: "UITableView.deselectRow(at:animated:)", name: "deselectRow",
            signature: "func deselectRow(at indexPath: IndexPath, animated: Bool)",
            result: "Void",
            sentence: "Selects a row no longer, which is no event."),
        ]),
      CatalogExtension(
        type: "UITableViewCell", header: "extension UITableViewCell",
        members: [
          CatalogMember(
            key: "UITableViewCell.reuseIdentifier", name: "reuseIdentifier",
            signature: "var reuseIdentifier: String? { get }",
            result: "String?",
            sentence: "What the table finds it again by."),
          CatalogMember(
            key: "UITableViewCell.textLabel", name: "textLabel",
            signature: "var textLabel: UILabel? { get }",
            result: "UILabel?",
            sentence: "What it shows first."),
          CatalogMember(
            key: "UITableViewCell.detailTextLabel", name: "detailTextLabel",
            signature: "var detailTextLabel: UILabel? { get }",
            result: "UILabel?",
            sentence: "What it shows behind or below that, in styles that do."),
          CatalogMember(
            key: "UITableViewCell.contentView", name: "contentView",
            signature: "var contentView: UIView { get }",
            result: "UIView",
            sentence: "What holds views of its own."),
          CatalogMember(
            key: "UITableViewCell.isSelected", name: "isSelected",
            signature: "var isSelected: Bool { get }",
            result: "Bool"),
          CatalogMember(
            key: "UITableViewCell.selectionStyle", name: "selectionStyle",
            signature: "var selectionStyle: UITableViewCellSelectionStyle { get set }",
            result: "UITableViewCellSelectionStyle"),
          CatalogMember(
            key: "UITableViewCell.accessoryType", name: "accessoryType",
            signature: "var accessoryType: UITableViewCellAccessoryType { get set }",
            result: "UITableViewCellAccessoryType"),
          CatalogMember(
            key: "UITableViewCell.init(style:reuseIdentifier:)", name: "init",
            signature: "required init(style: UITableViewCellStyle, reuseIdentifier: String?)",
            result: "UITableViewCell",
            sentence: "A row in a style.",
            details: "Required here, so that a table can make rows of a class that it is given."),
          CatalogMember(
            key: "UITableViewCell.init(coder:)", name: "init",
            signature: "required init?(coder: NSCoder)",
            result: "UITableViewCell",
            sentence: "A row out of a storyboard; there are none here, so this is for subclasses that have to declare it."),
          CatalogMember(
            key: "UITableViewCell.prepareForReuse()", name: "prepareForReuse",
            signature: "open func prepareForReuse()",
            result: "Void",
            sentence: "Called before the row is shown again with another content."),
        ]),
      CatalogExtension(
        type: "UITableViewDelegate", header: "extension UITableViewDelegate",
        members: [
          CatalogMember(
            key: "UITableViewDelegate.tableView(_:didSelectRowAt:)", name: "tableView",
            signature: "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)",
            result: "Void",
            sentence: "Somebody taps a row."),
          CatalogMember(
            key: "UITableViewDelegate.tableView(_:didDeselectRowAt:)", name: "tableView",
            signature: "func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)",
            result: "Void",
            sentence: "A row is no longer selected because somebody tapped another."),
          CatalogMember(
            key: "UITableViewDelegate.tableView(_:heightForRowAt:)", name: "tableView",
            signature: "func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat",
            result: "CGFloat",
            sentence: "How high a row is."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UITableView",
        members: [
          CatalogMember(
            key: "Reactive<UITableView>.setDelegate(_:)", name: "setDelegate",
            signature: "func setDelegate(_ delegate: any UITableViewDelegate) -> any Disposable",
            result: "any Disposable",
            sentence: "Lets an object hear of the table beside `rx`, until the result is disposed.",
            details: "The table does not keep it."),
        ]),
    ],
    globals: [
    ])
}
