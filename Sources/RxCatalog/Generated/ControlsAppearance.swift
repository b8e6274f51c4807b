// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controlsAppearance = CatalogFamily(
    name: "Appearance",
    types: [
      CatalogType(
        name: "CALayer", header: "class CALayer: NSObject",
        sentence: "Border and corners of a view: stored for the program, not drawn on a terminal."),
      CatalogType(
        name: "CGColor", header: "class CGColor",
        sentence: "A color in the form for layers."),
      CatalogType(
        name: "UITextFieldBorderStyle", header: "enum UITextFieldBorderStyle { case none; case line; case bezel; case roundedRect }",
        sentence: "Border of a text field; also `UITextField.BorderStyle`."),
      CatalogType(
        name: "UITextFieldViewMode", header: "enum UITextFieldViewMode { case never; case whileEditing; case unlessEditing; case always }",
        sentence: "Condition for showing an overlay of a text field; also `UITextField.ViewMode`."),
      CatalogType(
        name: "UIKeyboardType", header: "enum UIKeyboardType { case `default`; case asciiCapable; case numbersAndPunctuation; case URL; case numberPad; case phonePad; case namePhonePad; case emailAddress; case decimalPad; case twitter; case webSearch }",
        sentence: "Kind of keyboard; no effect on a terminal."),
      CatalogType(
        name: "UIReturnKeyType", header: "enum UIReturnKeyType { case `default`; case go; case google; case join; case next; case route; case search; case send; case done }",
        sentence: "Title of the return key."),
      CatalogType(
        name: "UITextAutocapitalizationType", header: "enum UITextAutocapitalizationType { case none; case words; case sentences; case allCharacters }",
        sentence: "Letters that are capitalized automatically."),
      CatalogType(
        name: "UITextAutocorrectionType", header: "enum UITextAutocorrectionType { case `default`; case no; case yes }",
        sentence: "Setting for automatic correction of typed words."),
      CatalogType(
        name: "UIFont", header: "class UIFont: NSObject { typealias Weight = UIFontWeight; typealias TextStyle = UIFontTextStyle }",
        sentence: "A font: its properties are stored for the program, and the terminal uses its own font."),
      CatalogType(
        name: "UIFontWeight", header: "enum UIFontWeight { case ultraLight; case thin; case light; case regular; case medium; case semibold; case bold; case heavy; case black }",
        sentence: "Weight of a font; also `UIFont.Weight`."),
      CatalogType(
        name: "UIFontTextStyle", header: "enum UIFontTextStyle { case largeTitle; case title1; case title2; case title3; case headline; case subheadline; case body; case callout; case footnote; case caption1; case caption2 }",
        sentence: "Purpose of a text; also `UIFont.TextStyle`."),
      CatalogType(
        name: "NSTextAlignment", header: "enum NSTextAlignment { case left; case center; case right; case justified; case natural }",
        sentence: "Alignment of text."),
      CatalogType(
        name: "NSLineBreakMode", header: "enum NSLineBreakMode { case byWordWrapping; case byCharWrapping; case byClipping; case byTruncatingHead; case byTruncatingTail; case byTruncatingMiddle }",
        sentence: "Treatment of a text that is too long."),
    ],
    extensions: [
      CatalogExtension(
        type: "CALayer", header: "extension CALayer",
        members: [
          CatalogMember(
            key: "CALayer.cornerRadius", name: "cornerRadius",
            signature: "var cornerRadius: CGFloat { get set }",
            result: "CGFloat"),
          CatalogMember(
            key: "CALayer.borderWidth", name: "borderWidth",
            signature: "var borderWidth: CGFloat { get set }",
            result: "CGFloat"),
          CatalogMember(
            key: "CALayer.borderColor", name: "borderColor",
            signature: "var borderColor: CGColor? { get set }",
            result: "CGColor?"),
          CatalogMember(
            key: "CALayer.masksToBounds", name: "masksToBounds",
            signature: "var masksToBounds: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "CALayer.opacity", name: "opacity",
            signature: "var opacity: Float { get set }",
            result: "Float"),
          CatalogMember(
            key: "CALayer.shadowColor", name: "shadowColor",
            signature: "var shadowColor: CGColor? { get set }",
            result: "CGColor?"),
          CatalogMember(
            key: "CALayer.shadowOpacity", name: "shadowOpacity",
            signature: "var shadowOpacity: Float { get set }",
            result: "Float"),
          CatalogMember(
            key: "CALayer.shadowRadius", name: "shadowRadius",
            signature: "var shadowRadius: CGFloat { get set }",
            result: "CGFloat"),
          CatalogMember(
            key: "CALayer.shadowOffset", name: "shadowOffset",
            signature: "var shadowOffset: CGSize { get set }",
            result: "CGSize"),
        ]),
      CatalogExtension(
        type: "UIColor", header: "extension UIColor",
        members: [
          CatalogMember(
            key: "UIColor.cgColor", name: "cgColor",
            signature: "var cgColor: CGColor { get }",
            result: "CGColor",
            sentence: "Color in the form for layers."),
        ]),
      CatalogExtension(
        type: "UIFont", header: "extension UIFont",
        members: [
          CatalogMember(
            key: "UIFont.fontName", name: "fontName",
            signature: "var fontName: String { get }",
            result: "String"),
          CatalogMember(
            key: "UIFont.pointSize", name: "pointSize",
            signature: "var pointSize: CGFloat { get }",
            result: "CGFloat"),
          CatalogMember(
            key: "UIFont.init(name:size:)", name: "init",
            signature: "init?(name fontName: String, size fontSize: CGFloat)",
            result: "UIFont",
            sentence: "Makes a font of that name, which is not looked up: unlike UIKit's it is never nil."),
          CatalogMember(
            key: "static UIFont.systemFont(ofSize:)", name: "systemFont",
            signature: "static func systemFont(ofSize fontSize: CGFloat) -> UIFont",
            result: "UIFont",
            sentence: "Returns the system's font."),
          CatalogMember(
            key: "static UIFont.systemFont(ofSize:weight:)", name: "systemFont",
            signature: "static func systemFont(ofSize fontSize: CGFloat, weight: UIFontWeight) -> UIFont",
            result: "UIFont",
            sentence: "Returns the system's font with a weight."),
          CatalogMember(
            key: "static UIFont.boldSystemFont(ofSize:)", name: "boldSystemFont",
            signature: "static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont",
            result: "UIFont",
            sentence: "Returns the system's bold font."),
          CatalogMember(
            key: "static UIFont.italicSystemFont(ofSize:)", name: "italicSystemFont",
            signature: "static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont",
            result: "UIFont",
            sentence: "Returns the system's italic font."),
          CatalogMember(
            key: "static UIFont.preferredFont(forTextStyle:)", name: "preferredFont",
            signature: "static func preferredFont(forTextStyle style: UIFontTextStyle) -> UIFont",
            result: "UIFont",
            sentence: "Returns the system's font for a text style."),
        ]),
    ],
    globals: [
    ])
}
