// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controlsLayout = CatalogFamily(
    name: "Layout",
    types: [
      CatalogType(
        name: "NSLayoutXAxisAnchor", header: "class NSLayoutXAxisAnchor",
        sentence: "A vertical edge or middle of a view, for constraints."),
      CatalogType(
        name: "NSLayoutYAxisAnchor", header: "class NSLayoutYAxisAnchor",
        sentence: "A horizontal edge or middle of a view, for constraints."),
      CatalogType(
        name: "NSLayoutDimension", header: "class NSLayoutDimension",
        sentence: "A width or a height of a view, for constraints."),
      CatalogType(
        name: "NSLayoutConstraint", header: "class NSLayoutConstraint: NSObject",
        sentence: "Relation between attributes of views."),
      CatalogType(
        name: "UILayoutGuide", header: "class UILayoutGuide: NSObject",
        sentence: "An area of a view for constraints, such as the safe area."),
      CatalogType(
        name: "UIStackView", header: "class UIStackView: UIView { typealias Distribution = UIStackViewDistribution; typealias Alignment = UIStackViewAlignment }",
        sentence: "A stack of views."),
      CatalogType(
        name: "NSLayoutConstraintAxis", header: "enum NSLayoutConstraintAxis { case horizontal; case vertical }",
        sentence: "Axis of a stack; also `NSLayoutConstraint.Axis`."),
      CatalogType(
        name: "UIStackViewDistribution", header: "enum UIStackViewDistribution { case fill; case fillEqually; case fillProportionally; case equalSpacing; case equalCentering }",
        sentence: "Distribution of views along a stack; also `UIStackView.Distribution`."),
      CatalogType(
        name: "UIStackViewAlignment", header: "enum UIStackViewAlignment { case fill; case leading; case top; case firstBaseline; case center; case trailing; case bottom; case lastBaseline }",
        sentence: "Alignment of views across a stack; also `UIStackView.Alignment`."),
      CatalogType(
        name: "UIViewContentMode", header: "enum UIViewContentMode { case scaleToFill; case scaleAspectFit; case scaleAspectFill; case redraw; case center; case top; case bottom; case left; case right }",
        sentence: "Way in which a view fills its bounds; also `UIView.ContentMode`."),
    ],
    extensions: [
      CatalogExtension(
        type: "NSLayoutXAxisAnchor", header: "extension NSLayoutXAxisAnchor",
        members: [
          CatalogMember(
            key: "NSLayoutXAxisAnchor.constraint(equalTo:constant:)", name: "constraint",
            signature: "func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint",
            result: "NSLayoutConstraint",
            sentence: "Returns a constraint that makes the anchor equal to another."),
          CatalogMember(
            key: "NSLayoutXAxisAnchor.constraint(greaterThanOrEqualTo:constant:)", name: "constraint",
            signature: "func constraint(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint",
            result: "NSLayoutConstraint",
            sentence: "Returns a constraint that makes the anchor greater than or equal to another."),
          CatalogMember(
            key: "NSLayoutXAxisAnchor.constraint(lessThanOrEqualTo:constant:)", name: "constraint",
            signature: "func constraint(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint",
            result: "NSLayoutConstraint",
            sentence: "Returns a constraint that makes the anchor less than or equal to another."),
        ]),
      CatalogExtension(
        type: "NSLayoutYAxisAnchor", header: "extension NSLayoutYAxisAnchor",
        members: [
          CatalogMember(
            key: "NSLayoutYAxisAnchor.constraint(equalTo:constant:)", name: "constraint",
            signature: "func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint",
            result: "NSLayoutConstraint",
            sentence: "Returns a constraint that makes the anchor equal to another."),
          CatalogMember(
            key: "NSLayoutYAxisAnchor.constraint(greaterThanOrEqualTo:constant:)", name: "constraint",
            signature: "func constraint(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint",
            result: "NSLayoutConstraint",
            sentence: "Returns a constraint that makes the anchor greater than or equal to another."),
          CatalogMember(
            key: "NSLayoutYAxisAnchor.constraint(lessThanOrEqualTo:constant:)", name: "constraint",
            signature: "func constraint(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint",
            result: "NSLayoutConstraint",
            sentence: "Returns a constraint that makes the anchor less than or equal to another."),
        ]),
      CatalogExtension(
        type: "NSLayoutDimension", header: "extension NSLayoutDimension",
        members: [
          CatalogMember(
            key: "NSLayoutDimension.constraint(equalToConstant:)", name: "constraint",
            signature: "func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint",
            result: "NSLayoutConstraint",
            sentence: "Returns a constraint that sets the size."),
          CatalogMember(
            key: "NSLayoutDimension.constraint(greaterThanOrEqualToConstant:)", name: "constraint",
            signature: "func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint",
            result: "NSLayoutConstraint",
            sentence: "Returns a constraint that sets the minimum size."),
          CatalogMember(
            key: "NSLayoutDimension.constraint(lessThanOrEqualToConstant:)", name: "constraint",
            signature: "func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint",
            result: "NSLayoutConstraint",
            sentence: "Returns a constraint that sets the maximum size."),
          CatalogMember(
            key: "NSLayoutDimension.constraint(equalTo:multiplier:constant:)", name: "constraint",
            signature: "func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat = 1, constant c: CGFloat = 0) -> NSLayoutConstraint",
            result: "NSLayoutConstraint",
            sentence: "Returns a constraint that makes the size a multiple of another."),
        ]),
      CatalogExtension(
        type: "NSLayoutConstraint", header: "extension NSLayoutConstraint",
        members: [
          CatalogMember(
            key: "NSLayoutConstraint.multiplier", name: "multiplier",
            signature: "var multiplier: CGFloat { get }",
            result: "CGFloat"),
          CatalogMember(
            key: "NSLayoutConstraint.constant", name: "constant",
            signature: "var constant: CGFloat { get set }",
            result: "CGFloat"),
          CatalogMember(
            key: "NSLayoutConstraint.isActive", name: "isActive",
            signature: "var isActive: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "static NSLayoutConstraint.activate(_:)", name: "activate",
            signature: "static func activate(_ constraints: [NSLayoutConstraint])",
            result: "Void",
            sentence: "Activates constraints."),
          CatalogMember(
            key: "static NSLayoutConstraint.deactivate(_:)", name: "deactivate",
            signature: "static func deactivate(_ constraints: [NSLayoutConstraint])",
            result: "Void",
            sentence: "Deactivates constraints."),
        ]),
      CatalogExtension(
        type: "UILayoutGuide", header: "extension UILayoutGuide",
        members: [
          CatalogMember(
            key: "UILayoutGuide.leadingAnchor", name: "leadingAnchor",
            signature: "var leadingAnchor: NSLayoutXAxisAnchor { get }",
            result: "NSLayoutXAxisAnchor"),
          CatalogMember(
            key: "UILayoutGuide.trailingAnchor", name: "trailingAnchor",
            signature: "var trailingAnchor: NSLayoutXAxisAnchor { get }",
            result: "NSLayoutXAxisAnchor"),
          CatalogMember(
            key: "UILayoutGuide.leftAnchor", name: "leftAnchor",
            signature: "var leftAnchor: NSLayoutXAxisAnchor { get }",
            result: "NSLayoutXAxisAnchor"),
          CatalogMember(
            key: "UILayoutGuide.rightAnchor", name: "rightAnchor",
            signature: "var rightAnchor: NSLayoutXAxisAnchor { get }",
            result: "NSLayoutXAxisAnchor"),
          CatalogMember(
            key: "UILayoutGuide.centerXAnchor", name: "centerXAnchor",
            signature: "var centerXAnchor: NSLayoutXAxisAnchor { get }",
            result: "NSLayoutXAxisAnchor"),
          CatalogMember(
            key: "UILayoutGuide.topAnchor", name: "topAnchor",
            signature: "var topAnchor: NSLayoutYAxisAnchor { get }",
            result: "NSLayoutYAxisAnchor"),
          CatalogMember(
            key: "UILayoutGuide.bottomAnchor", name: "bottomAnchor",
            signature: "var bottomAnchor: NSLayoutYAxisAnchor { get }",
            result: "NSLayoutYAxisAnchor"),
          CatalogMember(
            key: "UILayoutGuide.centerYAnchor", name: "centerYAnchor",
            signature: "var centerYAnchor: NSLayoutYAxisAnchor { get }",
            result: "NSLayoutYAxisAnchor"),
          CatalogMember(
            key: "UILayoutGuide.widthAnchor", name: "widthAnchor",
            signature: "var widthAnchor: NSLayoutDimension { get }",
            result: "NSLayoutDimension"),
          CatalogMember(
            key: "UILayoutGuide.heightAnchor", name: "heightAnchor",
            signature: "var heightAnchor: NSLayoutDimension { get }",
            result: "NSLayoutDimension"),
        ]),
      CatalogExtension(
        type: "UIStackView", header: "extension UIStackView",
        members: [
          CatalogMember(
            key: "UIStackView.axis", name: "axis",
            signature: "var axis: NSLayoutConstraintAxis { get set }",
            result: "NSLayoutConstraintAxis"),
          CatalogMember(
            key: "UIStackView.distribution", name: "distribution",
            signature: "var distribution: UIStackViewDistribution { get set }",
            result: "UIStackViewDistribution"),
          CatalogMember(
            key: "UIStackView.alignment", name: "alignment",
            signature: "var alignment: UIStackViewAlignment { get set }",
            result: "UIStackViewAlignment"),
          CatalogMember(
            key: "UIStackView.spacing", name: "spacing",
            signature: "var spacing: CGFloat { get set }",
            result: "CGFloat"),
          CatalogMember(
            key: "UIStackView.init(arrangedSubviews:)", name: "init",
            signature: "init(arrangedSubviews views: [UIView])",
            result: "UIStackView",
            sentence: "Makes a stack of views."),
          CatalogMember(
            key: "UIStackView.arrangedSubviews", name: "arrangedSubviews",
            signature: "var arrangedSubviews: [UIView] { get }",
            result: "[UIView]",
            sentence: "Views of the stack, in order."),
          CatalogMember(
            key: "UIStackView.addArrangedSubview(_:)", name: "addArrangedSubview",
            signature: "func addArrangedSubview(_ view: UIView)",
            result: "Void",
            sentence: "Adds a view at the end of the stack."),
        ]),
      CatalogExtension(
        type: "NSLayoutConstraint", header: "extension NSLayoutConstraint { typealias Axis = NSLayoutConstraintAxis }",
        members: [
        ]),
      CatalogExtension(
        type: "UIView", header: "extension UIView { typealias ContentMode = UIViewContentMode }",
        members: [
          CatalogMember(
            key: "UIView.leadingAnchor", name: "leadingAnchor",
            signature: "var leadingAnchor: NSLayoutXAxisAnchor { get }",
            result: "NSLayoutXAxisAnchor"),
          CatalogMember(
            key: "UIView.trailingAnchor", name: "trailingAnchor",
            signature: "var trailingAnchor: NSLayoutXAxisAnchor { get }",
            result: "NSLayoutXAxisAnchor"),
          CatalogMember(
            key: "UIView.leftAnchor", name: "leftAnchor",
            signature: "var leftAnchor: NSLayoutXAxisAnchor { get }",
            result: "NSLayoutXAxisAnchor"),
          CatalogMember(
            key: "UIView.rightAnchor", name: "rightAnchor",
            signature: "var rightAnchor: NSLayoutXAxisAnchor { get }",
            result: "NSLayoutXAxisAnchor"),
          CatalogMember(
            key: "UIView.centerXAnchor", name: "centerXAnchor",
            signature: "var centerXAnchor: NSLayoutXAxisAnchor { get }",
            result: "NSLayoutXAxisAnchor"),
          CatalogMember(
            key: "UIView.topAnchor", name: "topAnchor",
            signature: "var topAnchor: NSLayoutYAxisAnchor { get }",
            result: "NSLayoutYAxisAnchor"),
          CatalogMember(
            key: "UIView.bottomAnchor", name: "bottomAnchor",
            signature: "var bottomAnchor: NSLayoutYAxisAnchor { get }",
            result: "NSLayoutYAxisAnchor"),
          CatalogMember(
            key: "UIView.centerYAnchor", name: "centerYAnchor",
            signature: "var centerYAnchor: NSLayoutYAxisAnchor { get }",
            result: "NSLayoutYAxisAnchor"),
          CatalogMember(
            key: "UIView.widthAnchor", name: "widthAnchor",
            signature: "var widthAnchor: NSLayoutDimension { get }",
            result: "NSLayoutDimension"),
          CatalogMember(
            key: "UIView.heightAnchor", name: "heightAnchor",
            signature: "var heightAnchor: NSLayoutDimension { get }",
            result: "NSLayoutDimension"),
          CatalogMember(
            key: "UIView.safeAreaLayoutGuide", name: "safeAreaLayoutGuide",
            signature: "var safeAreaLayoutGuide: UILayoutGuide { get }",
            result: "UILayoutGuide",
            sentence: "Layout guide of the safe area."),
          CatalogMember(
            key: "UIView.layoutMarginsGuide", name: "layoutMarginsGuide",
            signature: "var layoutMarginsGuide: UILayoutGuide { get }",
            result: "UILayoutGuide",
            sentence: "Layout guide of the area within the margins."),
          CatalogMember(
            key: "UIView.bounds", name: "bounds",
            signature: "var bounds: CGRect { get set }",
            result: "CGRect",
            sentence: "Size of the view, at the origin."),
          CatalogMember(
            key: "UIView.center", name: "center",
            signature: "var center: CGPoint { get set }",
            result: "CGPoint",
            sentence: "Center of the view."),
          CatalogMember(
            key: "UIView.layoutIfNeeded()", name: "layoutIfNeeded",
            signature: "func layoutIfNeeded()",
            result: "Void",
            sentence: "Lays out the view now, which has no effect on a terminal."),
          CatalogMember(
            key: "UIView.setNeedsLayout()", name: "setNeedsLayout",
            signature: "func setNeedsLayout()",
            result: "Void",
            sentence: "Requests a layout, which has no effect on a terminal."),
          CatalogMember(
            key: "UIView.sizeToFit()", name: "sizeToFit",
            signature: "func sizeToFit()",
            result: "Void",
            sentence: "Fits the size to the contents, which a terminal always does."),
          CatalogMember(
            key: "static UIView.animate(withDuration:animations:completion:)", name: "animate",
            signature: "static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)",
            result: "Void",
            sentence: "Changes views at once, without an animation on a terminal, and calls the completion."),
        ]),
    ],
    globals: [
    ])
}
