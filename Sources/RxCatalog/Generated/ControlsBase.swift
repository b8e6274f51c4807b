// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controlsBase = CatalogFamily(
    name: "Base",
    types: [
      CatalogType(
        name: "Displayed", header: "struct Displayed<Value>",
        sentence: "Property wrapper for state of the user interface: it belongs to the main thread, and observers are notified of changes."),
      CatalogType(
        name: "Selector", header: "struct Selector: Hashable, CustomStringConvertible",
        sentence: "Name of a method as Objective-C has it, `viewWillAppear:`."),
      CatalogType(
        name: "UIColor", header: "class UIColor: NSObject",
        sentence: "A color."),
      CatalogType(
        name: "UIResponder", header: "class UIResponder: NSObject",
        sentence: "An object on a screen: a view or its controller."),
    ],
    extensions: [
      CatalogExtension(
        type: "Displayed", header: "extension Displayed",
        members: [
          CatalogMember(
            key: "Displayed.init(wrappedValue:_:)", name: "init",
            signature: "init(wrappedValue: Value, _ member: StaticString)",
            result: "Displayed",
            details: "- Parameter member: Name of the property in messages: `UILabel.text`."),
          CatalogMember(
            key: "Displayed.wrappedValue", name: "wrappedValue",
            signature: "var wrappedValue: Value { get set }",
            result: "Value"),
          CatalogMember(
            key: "static Displayed.subscript(_enclosingInstance:wrapped:storage:)", name: "subscript",
            signature: "static subscript<Owner: AnyObject>(_enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>, storage storage: ReferenceWritableKeyPath<Owner, Displayed<Value>>) -> Value { get set }",
            result: "Value"),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UIResponder",
        members: [
          CatalogMember(
            key: "Reactive<UIResponder>.sentMessage(_:)", name: "sentMessage",
            signature: "func sentMessage(_ selector: Selector) -> Observable<[Any]>",
            result: "Observable<[Any]>",
            sentence: "Sends the arguments of a method each time before UIKit calls it, and completes when the object is deallocated.",
            details: "Observable are the methods that the simulated UIKit calls: those of a controller whose view loads, appears and disappears, and `prepareForReuse()` of cells. Calls that the program makes itself are not observed. Main thread only."),
          CatalogMember(
            key: "Reactive<UIResponder>.methodInvoked(_:)", name: "methodInvoked",
            signature: "func methodInvoked(_ selector: Selector) -> Observable<[Any]>",
            result: "Observable<[Any]>",
            sentence: "Sends the arguments of a method each time after UIKit has called it, and completes when the object is deallocated.",
            details: "Of the same methods as `sentMessage(_:)`. Main thread only."),
        ]),
      CatalogExtension(
        type: "Selector", header: "extension Selector",
        members: [
          CatalogMember(
            key: "Selector.description", name: "description",
            signature: "var description: String { get }",
            result: "String",
            sentence: "Base name and labels, with a colon for each parameter."),
          CatalogMember(
            key: "Selector.init(_:)", name: "init",
            signature: "init(_ str: String)",
            result: "Selector",
            sentence: "Makes the selector of a name."),
          CatalogMember(
            key: "Selector.init(stringLiteral:)", name: "init",
            signature: "init(stringLiteral value: String)",
            result: "Selector"),
        ]),
      CatalogExtension(
        type: "UIColor", header: "extension UIColor",
        members: [
          CatalogMember(
            key: "UIColor.init(red:green:blue:alpha:)", name: "init",
            signature: "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
            result: "UIColor",
            sentence: "Makes a color of components from 0 to 1."),
          CatalogMember(
            key: "UIColor.init(white:alpha:)", name: "init",
            signature: "init(white: CGFloat, alpha: CGFloat)",
            result: "UIColor",
            sentence: "Makes a gray from 0, which is black, to 1."),
          CatalogMember(
            key: "UIColor.withAlphaComponent(_:)", name: "withAlphaComponent",
            signature: "func withAlphaComponent(_ alpha: CGFloat) -> UIColor",
            result: "UIColor",
            sentence: "Returns the color with the given opacity."),
          CatalogMember(
            key: "static UIColor.black", name: "black",
            signature: "static var black: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.darkGray", name: "darkGray",
            signature: "static var darkGray: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.lightGray", name: "lightGray",
            signature: "static var lightGray: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.white", name: "white",
            signature: "static var white: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.gray", name: "gray",
            signature: "static var gray: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.red", name: "red",
            signature: "static var red: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.green", name: "green",
            signature: "static var green: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.blue", name: "blue",
            signature: "static var blue: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.cyan", name: "cyan",
            signature: "static var cyan: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.yellow", name: "yellow",
            signature: "static var yellow: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.magenta", name: "magenta",
            signature: "static var magenta: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.orange", name: "orange",
            signature: "static var orange: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.purple", name: "purple",
            signature: "static var purple: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.brown", name: "brown",
            signature: "static var brown: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.clear", name: "clear",
            signature: "static var clear: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.systemRed", name: "systemRed",
            signature: "static var systemRed: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.systemGreen", name: "systemGreen",
            signature: "static var systemGreen: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.systemBlue", name: "systemBlue",
            signature: "static var systemBlue: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.systemOrange", name: "systemOrange",
            signature: "static var systemOrange: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.systemYellow", name: "systemYellow",
            signature: "static var systemYellow: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.systemGray", name: "systemGray",
            signature: "static var systemGray: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.label", name: "label",
            signature: "static var label: UIColor { get }",
            result: "UIColor"),
          CatalogMember(
            key: "static UIColor.systemBackground", name: "systemBackground",
            signature: "static var systemBackground: UIColor { get }",
            result: "UIColor"),
        ]),
      CatalogExtension(
        type: "UIResponder", header: "extension UIResponder",
        members: [
          CatalogMember(
            key: "UIResponder.init()", name: "init",
            signature: "init()",
            result: "UIResponder"),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UIResponder",
        members: [
          CatalogMember(
            key: "Reactive<UIResponder>.deallocated", name: "deallocated",
            signature: "var deallocated: Observable<Void> { get }",
            result: "Observable<Void>",
            sentence: "Sends once, when the object is deallocated, and completes."),
        ]),
    ],
    globals: [
    ])
}
