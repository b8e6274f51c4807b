// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controlsViews = CatalogFamily(
    name: "Views",
    types: [
      CatalogType(
        name: "UIActivityIndicatorView", header: "class UIActivityIndicatorView: UIView { typealias Style = UIActivityIndicatorViewStyle }",
        sentence: "An activity indicator."),
      CatalogType(
        name: "UIActivityIndicatorViewStyle", header: "enum UIActivityIndicatorViewStyle { case medium; case large }",
        sentence: "Sizes of activity indicators; also `UIActivityIndicatorView.Style`."),
      CatalogType(
        name: "UIEdgeInsets", header: "struct UIEdgeInsets: Hashable",
        sentence: "Distances from the edges of a view."),
      CatalogType(
        name: "UIGestureRecognizer", header: "class UIGestureRecognizer: UIResponder",
        sentence: "Recognizer of a gesture on a view."),
      CatalogType(
        name: "UITapGestureRecognizer", header: "class UITapGestureRecognizer: UIGestureRecognizer",
        sentence: "A recognizer of taps."),
      CatalogType(
        name: "UILabel", header: "class UILabel: UIView",
        sentence: "A label with text."),
      CatalogType(
        name: "UIProgressView", header: "class UIProgressView: UIView",
        sentence: "A progress bar."),
      CatalogType(
        name: "UIRefreshControl", header: "class UIRefreshControl: UIControl",
        sentence: "Control of a scroll view that people pull down to load its contents again."),
      CatalogType(
        name: "UIScrollView", header: "class UIScrollView: UIView",
        sentence: "A view whose contents may be larger than itself."),
      CatalogType(
        name: "UIView", header: "class UIView: UIResponder",
        sentence: "A view: labels, controls and their containers."),
    ],
    extensions: [
      CatalogExtension(
        type: "UIActivityIndicatorView", header: "extension UIActivityIndicatorView",
        members: [
          CatalogMember(
            key: "UIActivityIndicatorView.isAnimating", name: "isAnimating",
            signature: "var isAnimating: Bool { get }",
            result: "Bool",
            sentence: "True while the indicator is animating."),
          CatalogMember(
            key: "UIActivityIndicatorView.hidesWhenStopped", name: "hidesWhenStopped",
            signature: "var hidesWhenStopped: Bool { get set }",
            result: "Bool",
            sentence: "True if it is hidden while it does not animate."),
          CatalogMember(
            key: "UIActivityIndicatorView.color", name: "color",
            signature: "var color: UIColor? { get set }",
            result: "UIColor?"),
          CatalogMember(
            key: "UIActivityIndicatorView.init(style:)", name: "init",
            signature: "init(style: UIActivityIndicatorViewStyle)",
            result: "UIActivityIndicatorView",
            sentence: "Makes an indicator of a style, which looks the same on a terminal."),
          CatalogMember(
            key: "UIActivityIndicatorView.startAnimating()", name: "startAnimating",
            signature: "func startAnimating()",
            result: "Void",
            sentence: "Starts the animation."),
          CatalogMember(
            key: "UIActivityIndicatorView.stopAnimating()", name: "stopAnimating",
            signature: "func stopAnimating()",
            result: "Void",
            sentence: "Stops the animation."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UIActivityIndicatorView",
        members: [
          CatalogMember(
            key: "Reactive<UIActivityIndicatorView>.isAnimating", name: "isAnimating",
            signature: "var isAnimating: Binder<Bool> { get }",
            result: "Binder<Bool>",
            sentence: "Starts the animation for true and stops it for false."),
        ]),
      CatalogExtension(
        type: "UIEdgeInsets", header: "extension UIEdgeInsets",
        members: [
          CatalogMember(
            key: "UIEdgeInsets.top", name: "top",
            signature: "var top: CGFloat { get set }",
            result: "CGFloat"),
          CatalogMember(
            key: "UIEdgeInsets.left", name: "left",
            signature: "var left: CGFloat { get set }",
            result: "CGFloat"),
          CatalogMember(
            key: "UIEdgeInsets.bottom", name: "bottom",
            signature: "var bottom: CGFloat { get set }",
            result: "CGFloat"),
          CatalogMember(
            key: "UIEdgeInsets.right", name: "right",
            signature: "var right: CGFloat { get set }",
            result: "CGFloat"),
          CatalogMember(
            key: "UIEdgeInsets.init(top:left:bottom:right:)", name: "init",
            signature: "init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)",
            result: "UIEdgeInsets",
            sentence: "Makes insets of four distances."),
          CatalogMember(
            key: "UIEdgeInsets.init()", name: "init",
            signature: "init()",
            result: "UIEdgeInsets",
            sentence: "Makes insets without distances."),
          CatalogMember(
            key: "static UIEdgeInsets.zero", name: "zero",
            signature: "static var zero: UIEdgeInsets { get }",
            result: "UIEdgeInsets",
            sentence: "Insets without distances."),
        ]),
      CatalogExtension(
        type: "UIGestureRecognizer", header: "extension UIGestureRecognizer",
        members: [
          CatalogMember(
            key: "UIGestureRecognizer.isEnabled", name: "isEnabled",
            signature: "var isEnabled: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UIGestureRecognizer.view", name: "view",
            signature: "var view: UIView? { get }",
            result: "UIView?",
            sentence: "View that the recognizer is attached to."),
        ]),
      CatalogExtension(
        type: "UITapGestureRecognizer", header: "extension UITapGestureRecognizer",
        members: [
          CatalogMember(
            key: "UITapGestureRecognizer.numberOfTapsRequired", name: "numberOfTapsRequired",
            signature: "var numberOfTapsRequired: Int { get set }",
            result: "Int"),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UIGestureRecognizer",
        members: [
          CatalogMember(
            key: "Reactive<UIGestureRecognizer>.event", name: "event",
            signature: "var event: ControlEvent<Base> { get }",
            result: "ControlEvent<Base>",
            sentence: "Sends the recognizer each time that it recognizes its gesture."),
        ]),
      CatalogExtension(
        type: "UILabel", header: "extension UILabel",
        members: [
          CatalogMember(
            key: "UILabel.text", name: "text",
            signature: "var text: String? { get set }",
            result: "String?"),
          CatalogMember(
            key: "UILabel.textColor", name: "textColor",
            signature: "var textColor: UIColor? { get set }",
            result: "UIColor?"),
          CatalogMember(
            key: "UILabel.isEnabled", name: "isEnabled",
            signature: "var isEnabled: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UILabel.isHighlighted", name: "isHighlighted",
            signature: "var isHighlighted: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UILabel.font", name: "font",
            signature: "var font: UIFont! { get set }",
            result: "UIFont!"),
          CatalogMember(
            key: "UILabel.textAlignment", name: "textAlignment",
            signature: "var textAlignment: NSTextAlignment { get set }",
            result: "NSTextAlignment"),
          CatalogMember(
            key: "UILabel.lineBreakMode", name: "lineBreakMode",
            signature: "var lineBreakMode: NSLineBreakMode { get set }",
            result: "NSLineBreakMode"),
          CatalogMember(
            key: "UILabel.adjustsFontSizeToFitWidth", name: "adjustsFontSizeToFitWidth",
            signature: "var adjustsFontSizeToFitWidth: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UILabel.numberOfLines", name: "numberOfLines",
            signature: "var numberOfLines: Int { get set }",
            result: "Int",
            sentence: "Maximum number of lines; 0 for as many as the text needs."),
        ]),
      CatalogExtension(
        type: "UIProgressView", header: "extension UIProgressView",
        members: [
          CatalogMember(
            key: "UIProgressView.progress", name: "progress",
            signature: "var progress: Float { get set }",
            result: "Float",
            sentence: "Completed fraction, from 0 to 1."),
          CatalogMember(
            key: "UIProgressView.setProgress(_:animated:)", name: "setProgress",
            signature: "func setProgress(_ progress: Float, animated: Bool)",
            result: "Void",
            sentence: "Sets the completed fraction."),
        ]),
      CatalogExtension(
        type: "UIRefreshControl", header: "extension UIRefreshControl",
        members: [
          CatalogMember(
            key: "UIRefreshControl.isRefreshing", name: "isRefreshing",
            signature: "var isRefreshing: Bool { get }",
            result: "Bool"),
          CatalogMember(
            key: "UIRefreshControl.beginRefreshing()", name: "beginRefreshing",
            signature: "func beginRefreshing()",
            result: "Void",
            sentence: "Shows that the contents are being loaded, without sending an event."),
          CatalogMember(
            key: "UIRefreshControl.endRefreshing()", name: "endRefreshing",
            signature: "func endRefreshing()",
            result: "Void",
            sentence: "Shows that the contents were loaded."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UIRefreshControl",
        members: [
          CatalogMember(
            key: "Reactive<UIRefreshControl>.isRefreshing", name: "isRefreshing",
            signature: "var isRefreshing: Binder<Bool> { get }",
            result: "Binder<Bool>",
            sentence: "Begins refreshing for true and ends it for false."),
        ]),
      CatalogExtension(
        type: "UIScrollView", header: "extension UIScrollView",
        members: [
          CatalogMember(
            key: "UIScrollView.contentInset", name: "contentInset",
            signature: "var contentInset: UIEdgeInsets { get set }",
            result: "UIEdgeInsets"),
          CatalogMember(
            key: "UIScrollView.isScrollEnabled", name: "isScrollEnabled",
            signature: "var isScrollEnabled: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UIScrollView.contentOffset", name: "contentOffset",
            signature: "var contentOffset: CGPoint { get set }",
            result: "CGPoint",
            sentence: "Point of the contents at the upper left corner of the view.",
            details: "A change sends `rx.didScroll`."),
          CatalogMember(
            key: "UIScrollView.contentSize", name: "contentSize",
            signature: "var contentSize: CGSize { get set }",
            result: "CGSize",
            sentence: "Size of the contents."),
          CatalogMember(
            key: "UIScrollView.setContentOffset(_:animated:)", name: "setContentOffset",
            signature: "func setContentOffset(_ contentOffset: CGPoint, animated: Bool)",
            result: "Void",
            sentence: "Moves the contents."),
          CatalogMember(
            key: "UIScrollView.refreshControl", name: "refreshControl",
            signature: "var refreshControl: UIRefreshControl? { get set }",
            result: "UIRefreshControl?",
            sentence: "Control that people pull down to load the contents again."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UIScrollView",
        members: [
          CatalogMember(
            key: "Reactive<UIScrollView>.contentOffset", name: "contentOffset",
            signature: "var contentOffset: ControlProperty<CGPoint> { get }",
            result: "ControlProperty<CGPoint>",
            sentence: "Point of the contents at the upper left corner of the view, with changes by people and the program; writable."),
          CatalogMember(
            key: "Reactive<UIScrollView>.didScroll", name: "didScroll",
            signature: "var didScroll: ControlEvent<Void> { get }",
            result: "ControlEvent<Void>",
            sentence: "Sends each time that the contents have moved."),
          CatalogMember(
            key: "Reactive<UIScrollView>.willBeginDragging", name: "willBeginDragging",
            signature: "var willBeginDragging: ControlEvent<Void> { get }",
            result: "ControlEvent<Void>",
            sentence: "Sends when a person begins to drag the contents."),
          CatalogMember(
            key: "Reactive<UIScrollView>.didEndDragging", name: "didEndDragging",
            signature: "var didEndDragging: ControlEvent<Bool> { get }",
            result: "ControlEvent<Bool>",
            sentence: "Sends when a person lets go of the contents; true if they keep moving."),
          CatalogMember(
            key: "Reactive<UIScrollView>.willBeginDecelerating", name: "willBeginDecelerating",
            signature: "var willBeginDecelerating: ControlEvent<Void> { get }",
            result: "ControlEvent<Void>",
            sentence: "Sends when the contents begin to slow down."),
          CatalogMember(
            key: "Reactive<UIScrollView>.didEndDecelerating", name: "didEndDecelerating",
            signature: "var didEndDecelerating: ControlEvent<Void> { get }",
            result: "ControlEvent<Void>",
            sentence: "Sends when the contents have stopped."),
        ]),
      CatalogExtension(
        type: "UIView", header: "extension UIView",
        members: [
          CatalogMember(
            key: "UIView.isHidden", name: "isHidden",
            signature: "var isHidden: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UIView.alpha", name: "alpha",
            signature: "var alpha: CGFloat { get set }",
            result: "CGFloat"),
          CatalogMember(
            key: "UIView.backgroundColor", name: "backgroundColor",
            signature: "var backgroundColor: UIColor? { get set }",
            result: "UIColor?"),
          CatalogMember(
            key: "UIView.tintColor", name: "tintColor",
            signature: "var tintColor: UIColor? { get set }",
            result: "UIColor?"),
          CatalogMember(
            key: "UIView.tag", name: "tag",
            signature: "var tag: Int { get set }",
            result: "Int"),
          CatalogMember(
            key: "UIView.frame", name: "frame",
            signature: "var frame: CGRect { get set }",
            result: "CGRect"),
          CatalogMember(
            key: "UIView.isUserInteractionEnabled", name: "isUserInteractionEnabled",
            signature: "var isUserInteractionEnabled: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UIView.clipsToBounds", name: "clipsToBounds",
            signature: "var clipsToBounds: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UIView.contentMode", name: "contentMode",
            signature: "var contentMode: UIViewContentMode { get set }",
            result: "UIViewContentMode"),
          CatalogMember(
            key: "UIView.translatesAutoresizingMaskIntoConstraints", name: "translatesAutoresizingMaskIntoConstraints",
            signature: "var translatesAutoresizingMaskIntoConstraints: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UIView.layer", name: "layer",
            signature: "var layer: CALayer { get }",
            result: "CALayer",
            sentence: "Border and corners of the view."),
          CatalogMember(
            key: "UIView.accessibilityLabel", name: "accessibilityLabel",
            signature: "var accessibilityLabel: String? { get set }",
            result: "String?",
            sentence: "Text for screen readers, and the name on a terminal's screen if no variable holds the view."),
          CatalogMember(
            key: "UIView.superview", name: "superview",
            signature: "var superview: UIView? { get }",
            result: "UIView?",
            sentence: "Superview; nil for a root view."),
          CatalogMember(
            key: "UIView.init()", name: "init",
            signature: "init()",
            result: "UIView"),
          CatalogMember(
            key: "UIView.init(frame:)", name: "init",
            signature: "init(frame: CGRect)",
            result: "UIView",
            sentence: "Makes a view at a place, which has no effect on a terminal."),
          CatalogMember(
            key: "UIView.init(coder:)", name: "init",
            signature: "required init?(coder: NSCoder)",
            result: "UIView",
            sentence: "Makes a view of a storyboard; there are none here, so this is for subclasses that have to declare it."),
          CatalogMember(
            key: "UIView.subviews", name: "subviews",
            signature: "var subviews: [UIView] { get }",
            result: "[UIView]",
            sentence: "Subviews, the topmost last."),
          CatalogMember(
            key: "UIView.addSubview(_:)", name: "addSubview",
            signature: "func addSubview(_ view: UIView)",
            result: "Void",
            sentence: "Adds a view on top of the others and removes it from its superview."),
          CatalogMember(
            key: "UIView.removeFromSuperview()", name: "removeFromSuperview",
            signature: "func removeFromSuperview()",
            result: "Void",
            sentence: "Removes the view from its superview."),
          CatalogMember(
            key: "UIView.gestureRecognizers", name: "gestureRecognizers",
            signature: "var gestureRecognizers: [UIGestureRecognizer]? { get }",
            result: "[UIGestureRecognizer]?",
            sentence: "Gesture recognizers of the view."),
          CatalogMember(
            key: "UIView.addGestureRecognizer(_:)", name: "addGestureRecognizer",
            signature: "func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)",
            result: "Void",
            sentence: "Adds a gesture recognizer."),
          CatalogMember(
            key: "UIView.removeGestureRecognizer(_:)", name: "removeGestureRecognizer",
            signature: "func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)",
            result: "Void",
            sentence: "Removes a gesture recognizer."),
          CatalogMember(
            key: "UIView.isFirstResponder", name: "isFirstResponder",
            signature: "var isFirstResponder: Bool { get }",
            result: "Bool",
            sentence: "True while the view receives typed text."),
          CatalogMember(
            key: "UIView.canBecomeFirstResponder", name: "canBecomeFirstResponder",
            signature: "var canBecomeFirstResponder: Bool { get }",
            result: "Bool",
            sentence: "True if it accepts typed text."),
          CatalogMember(
            key: "UIView.becomeFirstResponder()", name: "becomeFirstResponder",
            signature: "@discardableResult func becomeFirstResponder() -> Bool",
            result: "Bool",
            sentence: "Makes the view first responder; the former one of the same screen resigns."),
          CatalogMember(
            key: "UIView.resignFirstResponder()", name: "resignFirstResponder",
            signature: "@discardableResult func resignFirstResponder() -> Bool",
            result: "Bool",
            sentence: "Resigns as first responder."),
          CatalogMember(
            key: "UIView.endEditing(_:)", name: "endEditing",
            signature: "@discardableResult func endEditing(_ force: Bool) -> Bool",
            result: "Bool",
            sentence: "Ends editing in this view and its subviews."),
        ]),
    ],
    globals: [
    ])
}
