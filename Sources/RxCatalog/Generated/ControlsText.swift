// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controlsText = CatalogFamily(
    name: "Text",
    types: [
      CatalogType(
        name: "UISearchBar", header: "class UISearchBar: UIView",
        sentence: "A text field for searches."),
      CatalogType(
        name: "UITextView", header: "class UITextView: UIScrollView",
        sentence: "An editable text of several lines."),
    ],
    extensions: [
      CatalogExtension(
        type: "UISearchBar", header: "extension UISearchBar",
        members: [
          CatalogMember(
            key: "UISearchBar.placeholder", name: "placeholder",
            signature: "var placeholder: String? { get set }",
            result: "String?"),
          CatalogMember(
            key: "UISearchBar.scopeButtonTitles", name: "scopeButtonTitles",
            signature: "var scopeButtonTitles: [String]? { get set }",
            result: "[String]?"),
          CatalogMember(
            key: "UISearchBar.selectedScopeButtonIndex", name: "selectedScopeButtonIndex",
            signature: "var selectedScopeButtonIndex: Int { get set }",
            result: "Int"),
          CatalogMember(
            key: "UISearchBar.text", name: "text",
            signature: "var text: String? { get set }",
            result: "String?",
            sentence: "Text of the bar: never nil, and empty after nil was set."),
          CatalogMember(
            key: "UISearchBar.hasText", name: "hasText",
            signature: "var hasText: Bool { get }",
            result: "Bool",
            sentence: "True if the text is not empty."),
          CatalogMember(
            key: "UISearchBar.insertText(_:)", name: "insertText",
            signature: "func insertText(_ text: String)",
            result: "Void",
            sentence: "Inserts text at the end."),
          CatalogMember(
            key: "UISearchBar.deleteBackward()", name: "deleteBackward",
            signature: "func deleteBackward()",
            result: "Void",
            sentence: "Deletes the last character."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UISearchBar",
        members: [
          CatalogMember(
            key: "Reactive<UISearchBar>.text", name: "text",
            signature: "var text: ControlProperty<String?> { get }",
            result: "ControlProperty<String?>",
            sentence: "Text, with changes made by people; writable."),
          CatalogMember(
            key: "Reactive<UISearchBar>.value", name: "value",
            signature: "var value: ControlProperty<String?> { get }",
            result: "ControlProperty<String?>",
            sentence: "Text, with changes made by people; writable."),
          CatalogMember(
            key: "Reactive<UISearchBar>.selectedScopeButtonIndex", name: "selectedScopeButtonIndex",
            signature: "var selectedScopeButtonIndex: ControlProperty<Int> { get }",
            result: "ControlProperty<Int>",
            sentence: "Index of the selected scope, with changes made by people; writable."),
          CatalogMember(
            key: "Reactive<UISearchBar>.searchButtonClicked", name: "searchButtonClicked",
            signature: "var searchButtonClicked: ControlEvent<Void> { get }",
            result: "ControlEvent<Void>",
            sentence: "Sends when the search key is pressed."),
          CatalogMember(
            key: "Reactive<UISearchBar>.cancelButtonClicked", name: "cancelButtonClicked",
            signature: "var cancelButtonClicked: ControlEvent<Void> { get }",
            result: "ControlEvent<Void>",
            sentence: "Sends when the cancel button is tapped."),
          CatalogMember(
            key: "Reactive<UISearchBar>.textDidBeginEditing", name: "textDidBeginEditing",
            signature: "var textDidBeginEditing: ControlEvent<Void> { get }",
            result: "ControlEvent<Void>",
            sentence: "Sends when editing begins."),
          CatalogMember(
            key: "Reactive<UISearchBar>.textDidEndEditing", name: "textDidEndEditing",
            signature: "var textDidEndEditing: ControlEvent<Void> { get }",
            result: "ControlEvent<Void>",
            sentence: "Sends when editing ends."),
        ]),
      CatalogExtension(
        type: "UITextView", header: "extension UITextView",
        members: [
          CatalogMember(
            key: "UITextView.textColor", name: "textColor",
            signature: "var textColor: UIColor? { get set }",
            result: "UIColor?"),
          CatalogMember(
            key: "UITextView.font", name: "font",
            signature: "var font: UIFont? { get set }",
            result: "UIFont?"),
          CatalogMember(
            key: "UITextView.textAlignment", name: "textAlignment",
            signature: "var textAlignment: NSTextAlignment { get set }",
            result: "NSTextAlignment"),
          CatalogMember(
            key: "UITextView.isEditable", name: "isEditable",
            signature: "var isEditable: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UITextView.text", name: "text",
            signature: "var text: String! { get set }",
            result: "String!",
            sentence: "Text of the view: never nil, and empty after nil was set."),
          CatalogMember(
            key: "UITextView.hasText", name: "hasText",
            signature: "var hasText: Bool { get }",
            result: "Bool",
            sentence: "True if the text is not empty."),
          CatalogMember(
            key: "UITextView.insertText(_:)", name: "insertText",
            signature: "func insertText(_ text: String)",
            result: "Void",
            sentence: "Inserts text at the end."),
          CatalogMember(
            key: "UITextView.deleteBackward()", name: "deleteBackward",
            signature: "func deleteBackward()",
            result: "Void",
            sentence: "Deletes the last character."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UITextView",
        members: [
          CatalogMember(
            key: "Reactive<UITextView>.text", name: "text",
            signature: "var text: ControlProperty<String?> { get }",
            result: "ControlProperty<String?>",
            sentence: "Text; writable.",
            details: "As in RxCocoa it sends every change, also those made by the program, in the next turn of the run loop."),
          CatalogMember(
            key: "Reactive<UITextView>.value", name: "value",
            signature: "var value: ControlProperty<String?> { get }",
            result: "ControlProperty<String?>",
            sentence: "Text; writable.",
            details: "As in RxCocoa it sends every change, also those made by the program, in the next turn of the run loop."),
          CatalogMember(
            key: "Reactive<UITextView>.didBeginEditing", name: "didBeginEditing",
            signature: "var didBeginEditing: ControlEvent<Void> { get }",
            result: "ControlEvent<Void>",
            sentence: "Sends when editing begins."),
          CatalogMember(
            key: "Reactive<UITextView>.didEndEditing", name: "didEndEditing",
            signature: "var didEndEditing: ControlEvent<Void> { get }",
            result: "ControlEvent<Void>",
            sentence: "Sends when editing ends."),
          CatalogMember(
            key: "Reactive<UITextView>.didChange", name: "didChange",
            signature: "var didChange: ControlEvent<Void> { get }",
            result: "ControlEvent<Void>",
            sentence: "Sends for each edit."),
        ]),
    ],
    globals: [
    ])
}
