// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controlsPickers = CatalogFamily(
    name: "Pickers",
    types: [
      CatalogType(
        name: "UIPickerView", header: "class UIPickerView: UIView",
        sentence: "Wheels of rows, each with one row selected."),
    ],
    extensions: [
      CatalogExtension(
        type: "UIPickerView", header: "extension UIPickerView",
        members: [
          CatalogMember(
            key: "UIPickerView.numberOfComponents", name: "numberOfComponents",
            signature: "var numberOfComponents: Int { get }",
            result: "Int"),
          CatalogMember(
            key: "UIPickerView.numberOfRows(inComponent:)", name: "numberOfRows",
            signature: "func numberOfRows(inComponent component: Int) -> Int",
            result: "Int"),
          CatalogMember(
            key: "UIPickerView.selectedRow(inComponent:)", name: "selectedRow",
            signature: "func selectedRow(inComponent component: Int) -> Int",
            result: "Int",
            sentence: "Returns the selected row of a component; -1 for none."),
          CatalogMember(
            key: "UIPickerView.selectRow(_:inComponent:animated:)", name: "selectRow",
            signature: "func selectRow(_ row: Int, inComponent component: Int, animated: Bool)",
            result: "Void",
            sentence: "Selects a row without sending an event."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UIPickerView",
        members: [
          CatalogMember(
            key: "Reactive<UIPickerView>.itemTitles(_:)", name: "itemTitles",
            signature: "func itemTitles<Sequence: Swift.Sequence, Source: ObservableType>(_ source: Source) -> (_ titleForRow: @escaping (Int, Sequence.Element) -> String?) -> Disposable where Source.Element == Sequence",
            result: "(_ titleForRow: @escaping (Int, Sequence.Element) -> String?) -> Disposable",
            sentence: "Shows elements as rows with titles, in one component."),
          CatalogMember(
            key: "Reactive<UIPickerView>.items(_:)", name: "items",
            signature: "func items<Sequence: Swift.Sequence, Source: ObservableType>(_ source: Source) -> (_ viewForRow: @escaping (Int, Sequence.Element, UIView?) -> UIView) -> Disposable where Source.Element == Sequence",
            result: "(_ viewForRow: @escaping (Int, Sequence.Element, UIView?) -> UIView) -> Disposable",
            sentence: "Shows elements as rows with views, in one component; a terminal shows the texts of their labels."),
          CatalogMember(
            key: "Reactive<UIPickerView>.itemSelected", name: "itemSelected",
            signature: "var itemSelected: ControlEvent<(row: Int, component: Int)> { get }",
            result: "ControlEvent<(row: Int, component: Int)>",
            sentence: "Sends the row and the component of each selection."),
          CatalogMember(
            key: "Reactive<UIPickerView>.modelSelected(_:)", name: "modelSelected",
            signature: "func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<[T]>",
            result: "ControlEvent<[T]>",
            sentence: "Sends the selected elements of all components after each selection."),
          CatalogMember(
            key: "Reactive<UIPickerView>.model(at:)", name: "model",
            signature: "func model<T>(at indexPath: IndexPath) throws -> T",
            result: "T",
            sentence: "Returns the element of a row."),
        ]),
    ],
    globals: [
    ])
}
