// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controlsTables = CatalogFamily(
    name: "Tables",
    types: [
      CatalogType(
        name: "UITableViewCellEditingStyle", header: "enum UITableViewCellEditingStyle { case none; case delete; case insert }",
        sentence: "Editing operation of a row; also `UITableViewCell.EditingStyle`."),
      CatalogType(
        name: "UITableViewRowAnimation", header: "enum UITableViewRowAnimation { case fade; case right; case left; case top; case bottom; case none; case middle; case automatic }",
        sentence: "Animations of rows, which have no effect here; also `UITableView.RowAnimation`."),
      CatalogType(
        name: "UITableView", header: "class UITableView: UIScrollView { typealias Style = UITableViewStyle; typealias ScrollPosition = UITableViewScrollPosition }",
        sentence: "Rows below one another, of which one can be selected."),
      CatalogType(
        name: "UITableViewStyle", header: "enum UITableViewStyle { case plain; case grouped; case insetGrouped }",
        sentence: "Styles of tables; also `UITableView.Style`."),
      CatalogType(
        name: "UITableViewScrollPosition", header: "enum UITableViewScrollPosition { case none; case top; case middle; case bottom }",
        sentence: "Position that a row is scrolled to; also `UITableView.ScrollPosition`."),
      CatalogType(
        name: "UITableViewCell", header: "class UITableViewCell: UIView { typealias CellStyle = UITableViewCellStyle; typealias AccessoryType = UITableViewCellAccessoryType; typealias SelectionStyle = UITableViewCellSelectionStyle; typealias SeparatorStyle = UITableViewCellSeparatorStyle; typealias EditingStyle = UITableViewCellEditingStyle }",
        sentence: "A row of a table."),
      CatalogType(
        name: "UITableViewCellStyle", header: "enum UITableViewCellStyle { case `default`; case value1; case value2; case subtitle }",
        sentence: "Styles of rows; also `UITableViewCell.CellStyle`."),
      CatalogType(
        name: "UITableViewCellAccessoryType", header: "enum UITableViewCellAccessoryType { case none; case disclosureIndicator; case detailDisclosureButton; case checkmark; case detailButton }",
        sentence: "Accessory at the end of a row; also `UITableViewCell.AccessoryType`."),
      CatalogType(
        name: "UITableViewCellSelectionStyle", header: "enum UITableViewCellSelectionStyle { case none; case blue; case gray; case `default` }",
        sentence: "Appearance of a selected row; also `UITableViewCell.SelectionStyle`."),
      CatalogType(
        name: "UITableViewCellSeparatorStyle", header: "enum UITableViewCellSeparatorStyle { case none; case singleLine }",
        sentence: "Separator between rows; also `UITableViewCell.SeparatorStyle`."),
      CatalogType(
        name: "UITableViewDataSource", header: "protocol UITableViewDataSource: AnyObject { func numberOfSections(in tableView: UITableView) -> Int; func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int; func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell; func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?; func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath); func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) }",
        sentence: "Source of a table's rows, written by the program."),
      CatalogType(
        name: "SectionedViewDataSourceType", header: "protocol SectionedViewDataSourceType: AnyObject { func model(at indexPath: IndexPath) throws -> Any }",
        sentence: "Data source that knows the element of each index path."),
      CatalogType(
        name: "UITableViewDelegate", header: "protocol UITableViewDelegate: AnyObject { func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath); func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath); func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath); func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat }",
        sentence: "Delegate of a table, beside `rx`."),
    ],
    extensions: [
      CatalogExtension(
        type: "UITableView", header: "extension UITableView { typealias RowAnimation = UITableViewRowAnimation }",
        members: [
          CatalogMember(
            key: "UITableView.beginUpdates()", name: "beginUpdates",
            signature: "func beginUpdates()",
            result: "Void",
            sentence: "Begins changes of rows, which have no animation here."),
          CatalogMember(
            key: "UITableView.endUpdates()", name: "endUpdates",
            signature: "func endUpdates()",
            result: "Void",
            sentence: "Shows the changes of rows."),
          CatalogMember(
            key: "UITableView.insertRows(at:with:)", name: "insertRows",
            signature: "func insertRows(at indexPaths: [IndexPath], with animation: UITableViewRowAnimation)",
            result: "Void",
            sentence: "Shows rows that were inserted into the data."),
          CatalogMember(
            key: "UITableView.deleteRows(at:with:)", name: "deleteRows",
            signature: "func deleteRows(at indexPaths: [IndexPath], with animation: UITableViewRowAnimation)",
            result: "Void",
            sentence: "Removes rows that were deleted from the data."),
          CatalogMember(
            key: "UITableView.reloadRows(at:with:)", name: "reloadRows",
            signature: "func reloadRows(at indexPaths: [IndexPath], with animation: UITableViewRowAnimation)",
            result: "Void",
            sentence: "Makes rows again from the data."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UITableView",
        members: [
          CatalogMember(
            key: "Reactive<UITableView>.itemDeleted", name: "itemDeleted",
            signature: "var itemDeleted: ControlEvent<IndexPath> { get }",
            result: "ControlEvent<IndexPath>",
            sentence: "Sends the index path of each row that is swiped away.",
            details: "The row stays until the data do not contain it."),
          CatalogMember(
            key: "Reactive<UITableView>.itemInserted", name: "itemInserted",
            signature: "var itemInserted: ControlEvent<IndexPath> { get }",
            result: "ControlEvent<IndexPath>",
            sentence: "Sends the index path where a new row is requested."),
          CatalogMember(
            key: "Reactive<UITableView>.itemMoved", name: "itemMoved",
            signature: "var itemMoved: ControlEvent<(sourceIndex: IndexPath, destinationIndex: IndexPath)> { get }",
            result: "ControlEvent<(sourceIndex: IndexPath, destinationIndex: IndexPath)>",
            sentence: "Sends both index paths of each row that is dragged to another place."),
          CatalogMember(
            key: "Reactive<UITableView>.itemAccessoryButtonTapped", name: "itemAccessoryButtonTapped",
            signature: "var itemAccessoryButtonTapped: ControlEvent<IndexPath> { get }",
            result: "ControlEvent<IndexPath>",
            sentence: "Sends the index path of each row whose accessory is tapped."),
          CatalogMember(
            key: "Reactive<UITableView>.willDisplayCell", name: "willDisplayCell",
            signature: "var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> { get }",
            result: "ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)>",
            sentence: "Sends each row before it is first shown, with its index path."),
          CatalogMember(
            key: "Reactive<UITableView>.modelDeleted(_:)", name: "modelDeleted",
            signature: "func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T>",
            result: "ControlEvent<T>",
            sentence: "Sends the element of each row that is swiped away."),
        ]),
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
            sentence: "Sends the index path of each row that is tapped."),
          CatalogMember(
            key: "Reactive<UITableView>.itemDeselected", name: "itemDeselected",
            signature: "var itemDeselected: ControlEvent<IndexPath> { get }",
            result: "ControlEvent<IndexPath>",
            sentence: "Sends the index path of each row that is deselected by a tap on another."),
          CatalogMember(
            key: "Reactive<UITableView>.modelSelected(_:)", name: "modelSelected",
            signature: "func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T>",
            result: "ControlEvent<T>",
            sentence: "Sends the element of each row that is tapped."),
          CatalogMember(
            key: "Reactive<UITableView>.modelDeselected(_:)", name: "modelDeselected",
            signature: "func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T>",
            result: "ControlEvent<T>",
            sentence: "Sends the element of each row that is deselected."),
          CatalogMember(
            key: "Reactive<UITableView>.model(at:)", name: "model",
            signature: "func model<T>(at indexPath: IndexPath) throws -> T",
            result: "T",
            sentence: "Returns the element of a row."),
        ]),
      CatalogExtension(
        type: "UITableView", header: "extension UITableView",
        members: [
          CatalogMember(
            key: "UITableView.delegate", name: "delegate",
            signature: "var delegate: (any UITableViewDelegate)? { get set }",
            result: "(any UITableViewDelegate)?",
            sentence: "Delegate that receives events of the table beside `rx`."),
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
            key: "UITableView.isEditing", name: "isEditing",
            signature: "var isEditing: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "static UITableView.automaticDimension", name: "automaticDimension",
            signature: "static var automaticDimension: CGFloat { get }",
            result: "CGFloat",
            sentence: "Height of rows that fit their contents."),
          CatalogMember(
            key: "UITableView.init(frame:style:)", name: "init",
            signature: "init(frame: CGRect, style: UITableViewStyle)",
            result: "UITableView",
            sentence: "Makes a table of a style, which looks the same on a terminal."),
          CatalogMember(
            key: "UITableView.register(_:forCellReuseIdentifier:)", name: "register",
            signature: "func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)",
            result: "Void",
            sentence: "Registers a class for rows with the identifier."),
          CatalogMember(
            key: "UITableView.dequeueReusableCell(withIdentifier:)", name: "dequeueReusableCell",
            signature: "func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?",
            result: "UITableViewCell?",
            sentence: "Returns a row for an identifier: one that is no longer shown, a new one, or nil if none is registered for it."),
          CatalogMember(
            key: "UITableView.dequeueReusableCell(withIdentifier:for:)", name: "dequeueReusableCell",
            signature: "func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell",
            result: "UITableViewCell",
            sentence: "Returns a row for an identifier; a plain one if none is registered for it, like a storyboard's prototype."),
          CatalogMember(
            key: "UITableView.setEditing(_:animated:)", name: "setEditing",
            signature: "func setEditing(_ editing: Bool, animated: Bool)",
            result: "Void",
            sentence: "Shows that rows can be edited, or ends it."),
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
            sentence: "Returns the row at an index path; nil if the table has none."),
          CatalogMember(
            key: "UITableView.visibleCells", name: "visibleCells",
            signature: "var visibleCells: [UITableViewCell] { get }",
            result: "[UITableViewCell]",
            sentence: "Rows that were made, from top to bottom."),
          CatalogMember(
            key: "UITableView.reloadData()", name: "reloadData",
            signature: "func reloadData()",
            result: "Void",
            sentence: "Makes the cells again from the data."),
          CatalogMember(
            key: "UITableView.scrollToRow(at:at:animated:)", name: "scrollToRow",
            signature: "func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableViewScrollPosition, animated: Bool)",
            result: "Void",
            sentence: "Scrolls to a row."),
          CatalogMember(
            key: "UITableView.indexPathForSelectedRow", name: "indexPathForSelectedRow",
            signature: "var indexPathForSelectedRow: IndexPath? { get }",
            result: "IndexPath?",
            sentence: "Index path of the selected row; nil for none."),
          CatalogMember(
            key: "UITableView.selectRow(at:animated:scrollPosition:)", name: "selectRow",
            signature: "func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableViewScrollPosition)",
            result: "Void",
            sentence: "Selects a row without sending an event."),
          CatalogMember(
            key: "UITableView.deselectRow(at:animated:)", name: "deselectRow",
            signature: "func deselectRow(at indexPath: IndexPath, animated: Bool)",
            result: "Void",
            sentence: "Deselects a row without sending an event."),
        ]),
      CatalogExtension(
        type: "UITableViewCell", header: "extension UITableViewCell",
        members: [
          CatalogMember(
            key: "UITableViewCell.reuseIdentifier", name: "reuseIdentifier",
            signature: "var reuseIdentifier: String? { get }",
            result: "String?",
            sentence: "Identifier by which the table finds the cell for reuse."),
          CatalogMember(
            key: "UITableViewCell.textLabel", name: "textLabel",
            signature: "var textLabel: UILabel? { get }",
            result: "UILabel?",
            sentence: "Primary text."),
          CatalogMember(
            key: "UITableViewCell.detailTextLabel", name: "detailTextLabel",
            signature: "var detailTextLabel: UILabel? { get }",
            result: "UILabel?",
            sentence: "Secondary text behind or below the primary one, in styles that have it."),
          CatalogMember(
            key: "UITableViewCell.imageView", name: "imageView",
            signature: "var imageView: UIImageView? { get }",
            result: "UIImageView?",
            sentence: "Image in front of the text."),
          CatalogMember(
            key: "UITableViewCell.contentView", name: "contentView",
            signature: "var contentView: UIView { get }",
            result: "UIView",
            sentence: "Container of custom views."),
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
            sentence: "Makes a row in a style.",
            details: "Required here, so that a table can make rows of a registered class."),
          CatalogMember(
            key: "UITableViewCell.init(coder:)", name: "init",
            signature: "required init?(coder: NSCoder)",
            result: "UITableViewCell",
            sentence: "Makes a row of a storyboard; there are none here, so this is for subclasses that have to declare it."),
          CatalogMember(
            key: "UITableViewCell.prepareForReuse()", name: "prepareForReuse",
            signature: "open func prepareForReuse()",
            result: "Void",
            sentence: "Called before the row is shown again with other content."),
        ]),
      CatalogExtension(
        type: "UITableViewDataSource", header: "extension UITableViewDataSource",
        members: [
          CatalogMember(
            key: "UITableViewDataSource.numberOfSections(in:)", name: "numberOfSections",
            signature: "func numberOfSections(in tableView: UITableView) -> Int",
            result: "Int",
            sentence: "Number of sections: one."),
          CatalogMember(
            key: "UITableViewDataSource.tableView(_:titleForHeaderInSection:)", name: "tableView",
            signature: "func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?",
            result: "String?",
            sentence: "Title above a section: none."),
          CatalogMember(
            key: "UITableViewDataSource.tableView(_:commit:forRowAt:)", name: "tableView",
            signature: "func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath)",
            result: "Void",
            sentence: "Called when a person deletes or inserts a row."),
          CatalogMember(
            key: "UITableViewDataSource.tableView(_:moveRowAt:to:)", name: "tableView",
            signature: "func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)",
            result: "Void",
            sentence: "Called when a person drags a row to another place."),
        ]),
      CatalogExtension(
        type: "UITableView", header: "extension UITableView",
        members: [
          CatalogMember(
            key: "UITableView.dataSource", name: "dataSource",
            signature: "var dataSource: (any UITableViewDataSource)? { get set }",
            result: "(any UITableViewDataSource)?",
            sentence: "Source of the rows, which the table does not retain."),
        ]),
      CatalogExtension(
        type: "UITableViewDelegate", header: "extension UITableViewDelegate",
        members: [
          CatalogMember(
            key: "UITableViewDelegate.tableView(_:didSelectRowAt:)", name: "tableView",
            signature: "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)",
            result: "Void",
            sentence: "Called when a row is tapped."),
          CatalogMember(
            key: "UITableViewDelegate.tableView(_:didDeselectRowAt:)", name: "tableView",
            signature: "func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)",
            result: "Void",
            sentence: "Called when a row is deselected by a tap on another."),
          CatalogMember(
            key: "UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)", name: "tableView",
            signature: "func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)",
            result: "Void",
            sentence: "Called when the accessory of a row is tapped."),
          CatalogMember(
            key: "UITableViewDelegate.tableView(_:heightForRowAt:)", name: "tableView",
            signature: "func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat",
            result: "CGFloat",
            sentence: "Height of a row."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UITableView",
        members: [
          CatalogMember(
            key: "Reactive<UITableView>.setDelegate(_:)", name: "setDelegate",
            signature: "func setDelegate(_ delegate: any UITableViewDelegate) -> any Disposable",
            result: "any Disposable",
            sentence: "Sets a delegate beside `rx`, until the result is disposed of.",
            details: "The table does not retain it."),
        ]),
    ],
    globals: [
    ])
}
