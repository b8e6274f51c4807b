// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controlsCollections = CatalogFamily(
    name: "Collections",
    types: [
      CatalogType(
        name: "UICollectionView", header: "class UICollectionView: UIScrollView { typealias ScrollDirection = UICollectionViewScrollDirection }",
        sentence: "Items in sections, of which one can be selected."),
      CatalogType(
        name: "UICollectionReusableView", header: "class UICollectionReusableView: UIView",
        sentence: "A view of a collection that is reused: a cell, a header or a footer."),
      CatalogType(
        name: "UICollectionViewCell", header: "class UICollectionViewCell: UICollectionReusableView",
        sentence: "An item of a collection."),
      CatalogType(
        name: "UICollectionViewDataSource", header: "protocol UICollectionViewDataSource: AnyObject { func numberOfSections(in collectionView: UICollectionView) -> Int; func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int; func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell; func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView }",
        sentence: "Source of a collection's items, written by the program."),
      CatalogType(
        name: "UICollectionViewDelegate", header: "protocol UICollectionViewDelegate: AnyObject { func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath); func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) }",
        sentence: "Delegate of a collection, beside `rx`."),
      CatalogType(
        name: "UICollectionViewLayout", header: "class UICollectionViewLayout: NSObject",
        sentence: "Arrangement of a collection's items, which a terminal shows below one another."),
      CatalogType(
        name: "UICollectionViewFlowLayout", header: "class UICollectionViewFlowLayout: UICollectionViewLayout { typealias ScrollDirection = UICollectionViewScrollDirection }",
        sentence: "Arrangement of items in rows or columns."),
      CatalogType(
        name: "UICollectionViewScrollDirection", header: "enum UICollectionViewScrollDirection { case vertical; case horizontal }",
        sentence: "Directions in which a collection scrolls; also `UICollectionView.ScrollDirection`."),
    ],
    extensions: [
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UICollectionView",
        members: [
          CatalogMember(
            key: "Reactive<UICollectionView>.items(_:)", name: "items",
            signature: "func items<Sequence: Swift.Sequence, Source: ObservableType>(_ source: Source) -> (_ cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell) -> Disposable where Source.Element == Sequence",
            result: "(_ cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell) -> Disposable",
            sentence: "Shows elements as cells that a closure makes: `items { collectionView, item, element in … }`."),
          CatalogMember(
            key: "Reactive<UICollectionView>.items(cellIdentifier:cellType:)", name: "items",
            signature: "func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>(cellIdentifier: String, cellType: Cell.Type = Cell.self) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> Disposable where Source.Element == Sequence",
            result: "(_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> Disposable",
            sentence: "Shows elements as cells that are found by an identifier and filled by a closure."),
          CatalogMember(
            key: "Reactive<UICollectionView>.itemSelected", name: "itemSelected",
            signature: "var itemSelected: ControlEvent<IndexPath> { get }",
            result: "ControlEvent<IndexPath>",
            sentence: "Sends the index path of each item that is tapped."),
          CatalogMember(
            key: "Reactive<UICollectionView>.itemDeselected", name: "itemDeselected",
            signature: "var itemDeselected: ControlEvent<IndexPath> { get }",
            result: "ControlEvent<IndexPath>",
            sentence: "Sends the index path of each item that is deselected by a tap on another."),
          CatalogMember(
            key: "Reactive<UICollectionView>.willDisplayCell", name: "willDisplayCell",
            signature: "var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> { get }",
            result: "ControlEvent<(cell: UICollectionViewCell, at: IndexPath)>",
            sentence: "Sends each cell before it is first shown, with its index path."),
          CatalogMember(
            key: "Reactive<UICollectionView>.modelSelected(_:)", name: "modelSelected",
            signature: "func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T>",
            result: "ControlEvent<T>",
            sentence: "Sends the element of each item that is tapped."),
          CatalogMember(
            key: "Reactive<UICollectionView>.modelDeselected(_:)", name: "modelDeselected",
            signature: "func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T>",
            result: "ControlEvent<T>",
            sentence: "Sends the element of each item that is deselected."),
          CatalogMember(
            key: "Reactive<UICollectionView>.model(at:)", name: "model",
            signature: "func model<T>(at indexPath: IndexPath) throws -> T",
            result: "T",
            sentence: "Returns the element of an item."),
          CatalogMember(
            key: "Reactive<UICollectionView>.setDelegate(_:)", name: "setDelegate",
            signature: "func setDelegate(_ delegate: any UICollectionViewDelegate) -> any Disposable",
            result: "any Disposable",
            sentence: "Sets a delegate beside `rx`, until the result is disposed of.",
            details: "The collection does not retain it."),
        ]),
      CatalogExtension(
        type: "UICollectionView", header: "extension UICollectionView",
        members: [
          CatalogMember(
            key: "UICollectionView.delegate", name: "delegate",
            signature: "var delegate: (any UICollectionViewDelegate)? { get set }",
            result: "(any UICollectionViewDelegate)?",
            sentence: "Delegate that receives events of the collection beside `rx`."),
          CatalogMember(
            key: "UICollectionView.allowsSelection", name: "allowsSelection",
            signature: "var allowsSelection: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UICollectionView.collectionViewLayout", name: "collectionViewLayout",
            signature: "var collectionViewLayout: UICollectionViewLayout { get set }",
            result: "UICollectionViewLayout"),
          CatalogMember(
            key: "static UICollectionView.elementKindSectionHeader", name: "elementKindSectionHeader",
            signature: "static var elementKindSectionHeader: String { get }",
            result: "String",
            sentence: "Kind of the views above sections."),
          CatalogMember(
            key: "static UICollectionView.elementKindSectionFooter", name: "elementKindSectionFooter",
            signature: "static var elementKindSectionFooter: String { get }",
            result: "String",
            sentence: "Kind of the views below sections."),
          CatalogMember(
            key: "UICollectionView.init(frame:collectionViewLayout:)", name: "init",
            signature: "init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)",
            result: "UICollectionView",
            sentence: "Makes a collection with a layout, which looks the same on a terminal."),
          CatalogMember(
            key: "UICollectionView.dataSource", name: "dataSource",
            signature: "var dataSource: (any UICollectionViewDataSource)? { get set }",
            result: "(any UICollectionViewDataSource)?",
            sentence: "Source of the items, which the collection does not retain."),
          CatalogMember(
            key: "UICollectionView.register(_:forCellWithReuseIdentifier:)", name: "register",
            signature: "func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)",
            result: "Void",
            sentence: "Registers a class for cells with the identifier."),
          CatalogMember(
            key: "UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)", name: "register",
            signature: "func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String)",
            result: "Void",
            sentence: "Registers a class for headers or footers with the identifier."),
          CatalogMember(
            key: "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)", name: "dequeueReusableCell",
            signature: "func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell",
            result: "UICollectionViewCell",
            sentence: "Returns a cell for an identifier: one that is no longer shown, or a new one."),
          CatalogMember(
            key: "UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)", name: "dequeueReusableSupplementaryView",
            signature: "func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView",
            result: "UICollectionReusableView",
            sentence: "Returns a header or footer for an identifier."),
          CatalogMember(
            key: "UICollectionView.numberOfSections", name: "numberOfSections",
            signature: "var numberOfSections: Int { get }",
            result: "Int"),
          CatalogMember(
            key: "UICollectionView.numberOfItems(inSection:)", name: "numberOfItems",
            signature: "func numberOfItems(inSection section: Int) -> Int",
            result: "Int"),
          CatalogMember(
            key: "UICollectionView.cellForItem(at:)", name: "cellForItem",
            signature: "func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?",
            result: "UICollectionViewCell?",
            sentence: "Returns the cell at an index path; nil if the collection has none."),
          CatalogMember(
            key: "UICollectionView.visibleCells", name: "visibleCells",
            signature: "var visibleCells: [UICollectionViewCell] { get }",
            result: "[UICollectionViewCell]",
            sentence: "Cells that were made, in their order."),
          CatalogMember(
            key: "UICollectionView.reloadData()", name: "reloadData",
            signature: "func reloadData()",
            result: "Void",
            sentence: "Makes the cells again from the data."),
          CatalogMember(
            key: "UICollectionView.indexPathsForSelectedItems", name: "indexPathsForSelectedItems",
            signature: "var indexPathsForSelectedItems: [IndexPath]? { get }",
            result: "[IndexPath]?",
            sentence: "Index paths of selected items; nil for none."),
          CatalogMember(
            key: "UICollectionView.deselectItem(at:animated:)", name: "deselectItem",
            signature: "func deselectItem(at indexPath: IndexPath, animated: Bool)",
            result: "Void",
            sentence: "Deselects an item without sending an event."),
        ]),
      CatalogExtension(
        type: "UICollectionReusableView", header: "extension UICollectionReusableView",
        members: [
          CatalogMember(
            key: "UICollectionReusableView.reuseIdentifier", name: "reuseIdentifier",
            signature: "var reuseIdentifier: String? { get }",
            result: "String?",
            sentence: "Identifier by which the collection finds the view for reuse."),
          CatalogMember(
            key: "UICollectionReusableView.init(frame:)", name: "init",
            signature: "required init(frame: CGRect)",
            result: "UICollectionReusableView",
            sentence: "Makes a view.",
            details: "Required here, so that a collection can make views of a registered class."),
          CatalogMember(
            key: "UICollectionReusableView.init(coder:)", name: "init",
            signature: "required init?(coder: NSCoder)",
            result: "UICollectionReusableView",
            sentence: "Makes a view of a storyboard; there are none here, so this is for subclasses that have to declare it."),
          CatalogMember(
            key: "UICollectionReusableView.prepareForReuse()", name: "prepareForReuse",
            signature: "open func prepareForReuse()",
            result: "Void",
            sentence: "Called before the view is shown again with other content."),
        ]),
      CatalogExtension(
        type: "UICollectionViewCell", header: "extension UICollectionViewCell",
        members: [
          CatalogMember(
            key: "UICollectionViewCell.contentView", name: "contentView",
            signature: "var contentView: UIView { get }",
            result: "UIView",
            sentence: "Container of the cell's views."),
          CatalogMember(
            key: "UICollectionViewCell.isSelected", name: "isSelected",
            signature: "var isSelected: Bool { get }",
            result: "Bool"),
        ]),
      CatalogExtension(
        type: "UICollectionViewDataSource", header: "extension UICollectionViewDataSource",
        members: [
          CatalogMember(
            key: "UICollectionViewDataSource.numberOfSections(in:)", name: "numberOfSections",
            signature: "func numberOfSections(in collectionView: UICollectionView) -> Int",
            result: "Int",
            sentence: "Number of sections: one."),
          CatalogMember(
            key: "UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)", name: "collectionView",
            signature: "func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView",
            result: "UICollectionReusableView",
            sentence: "Header or footer of a section: an empty view."),
        ]),
      CatalogExtension(
        type: "UICollectionViewDelegate", header: "extension UICollectionViewDelegate",
        members: [
          CatalogMember(
            key: "UICollectionViewDelegate.collectionView(_:didSelectItemAt:)", name: "collectionView",
            signature: "func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)",
            result: "Void",
            sentence: "Called when an item is tapped."),
          CatalogMember(
            key: "UICollectionViewDelegate.collectionView(_:didDeselectItemAt:)", name: "collectionView",
            signature: "func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)",
            result: "Void",
            sentence: "Called when an item is deselected by a tap on another."),
        ]),
      CatalogExtension(
        type: "UICollectionViewFlowLayout", header: "extension UICollectionViewFlowLayout",
        members: [
          CatalogMember(
            key: "UICollectionViewFlowLayout.itemSize", name: "itemSize",
            signature: "var itemSize: CGSize { get set }",
            result: "CGSize"),
          CatalogMember(
            key: "UICollectionViewFlowLayout.minimumLineSpacing", name: "minimumLineSpacing",
            signature: "var minimumLineSpacing: CGFloat { get set }",
            result: "CGFloat"),
          CatalogMember(
            key: "UICollectionViewFlowLayout.minimumInteritemSpacing", name: "minimumInteritemSpacing",
            signature: "var minimumInteritemSpacing: CGFloat { get set }",
            result: "CGFloat"),
          CatalogMember(
            key: "UICollectionViewFlowLayout.headerReferenceSize", name: "headerReferenceSize",
            signature: "var headerReferenceSize: CGSize { get set }",
            result: "CGSize"),
          CatalogMember(
            key: "UICollectionViewFlowLayout.sectionInset", name: "sectionInset",
            signature: "var sectionInset: UIEdgeInsets { get set }",
            result: "UIEdgeInsets"),
          CatalogMember(
            key: "UICollectionViewFlowLayout.scrollDirection", name: "scrollDirection",
            signature: "var scrollDirection: UICollectionViewScrollDirection { get set }",
            result: "UICollectionViewScrollDirection"),
        ]),
    ],
    globals: [
    ])
}
