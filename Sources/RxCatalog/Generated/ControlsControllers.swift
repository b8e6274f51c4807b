// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

extension GeneratedCatalog {
  static let controlsControllers = CatalogFamily(
    name: "Controllers",
    types: [
      CatalogType(
        name: "UIAlertController", header: "class UIAlertController: UIViewController { typealias Style = UIAlertControllerStyle }",
        sentence: "A question or a message on top of a screen."),
      CatalogType(
        name: "UIAlertAction", header: "class UIAlertAction: NSObject { typealias Style = UIAlertActionStyle }",
        sentence: "A button of an alert."),
      CatalogType(
        name: "UIAlertControllerStyle", header: "enum UIAlertControllerStyle { case actionSheet; case alert }",
        sentence: "The kinds of alerts; also `UIAlertController.Style`."),
      CatalogType(
        name: "UIAlertActionStyle", header: "enum UIAlertActionStyle { case `default`; case cancel; case destructive }",
        sentence: "The kinds of an alert's buttons; also `UIAlertAction.Style`."),
      CatalogType(
        name: "UIAlertView", header: "class UIAlertView: UIResponder",
        sentence: "A message on top of whatever is shown, as it was written before `UIAlertController`."),
      CatalogType(
        name: "UIViewController", header: "class UIViewController: UIResponder",
        sentence: "What is behind a screen: it makes views, or is given them, and binds them."),
    ],
    extensions: [
      CatalogExtension(
        type: "UIAlertController", header: "extension UIAlertController",
        members: [
          CatalogMember(
            key: "UIAlertController.message", name: "message",
            signature: "var message: String? { get set }",
            result: "String?"),
          CatalogMember(
            key: "UIAlertController.preferredStyle", name: "preferredStyle",
            signature: "var preferredStyle: UIAlertControllerStyle { get }",
            result: "UIAlertControllerStyle"),
          CatalogMember(
            key: "UIAlertController.init(title:message:preferredStyle:)", name: "init",
            signature: "init(title: String?, message: String?, preferredStyle: UIAlertControllerStyle)",
            result: "UIAlertController",
            sentence: "An alert without buttons yet."),
          CatalogMember(
            key: "UIAlertController.init(coder:)", name: "init",
            signature: "required init?(coder: NSCoder)",
            result: "UIAlertController"),
          CatalogMember(
            key: "UIAlertController.actions", name: "actions",
            signature: "var actions: [UIAlertAction] { get }",
            result: "[UIAlertAction]",
            sentence: "Its buttons."),
          CatalogMember(
            key: "UIAlertController.textFields", name: "textFields",
            signature: "var textFields: [UITextField]? { get }",
            result: "[UITextField]?",
            sentence: "Its fields to type into."),
          CatalogMember(
            key: "UIAlertController.addAction(_:)", name: "addAction",
            signature: "func addAction(_ action: UIAlertAction)",
            result: "Void",
            sentence: "Adds a button."),
          CatalogMember(
            key: "UIAlertController.addTextField(configurationHandler:)", name: "addTextField",
            signature: "func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)",
            result: "Void",
            sentence: "Adds a field to type into."),
        ]),
      CatalogExtension(
        type: "UIAlertAction", header: "extension UIAlertAction",
        members: [
          CatalogMember(
            key: "UIAlertAction.title", name: "title",
            signature: "var title: String? { get }",
            result: "String?"),
          CatalogMember(
            key: "UIAlertAction.style", name: "style",
            signature: "var style: UIAlertActionStyle { get }",
            result: "UIAlertActionStyle"),
          CatalogMember(
            key: "UIAlertAction.isEnabled", name: "isEnabled",
            signature: "var isEnabled: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UIAlertAction.init(title:style:handler:)", name: "init",
            signature: "init(title: String?, style: UIAlertActionStyle, handler: ((UIAlertAction) -> Void)? = nil)",
            result: "UIAlertAction",
            sentence: "A button that calls a closure."),
        ]),
      CatalogExtension(
        type: "UIAlertView", header: "extension UIAlertView",
        members: [
          CatalogMember(
            key: "UIAlertView.init(title:message:delegate:cancelButtonTitle:)", name: "init",
            signature: "init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?)",
            result: "UIAlertView",
            sentence: "A message with a button to leave it."),
          CatalogMember(
            key: "UIAlertView.show()", name: "show",
            signature: "func show()",
            result: "Void",
            sentence: "Shows it."),
        ]),
      CatalogExtension(
        type: "UIViewController", header: "extension UIViewController",
        members: [
          CatalogMember(
            key: "UIViewController.title", name: "title",
            signature: "var title: String? { get set }",
            result: "String?"),
          CatalogMember(
            key: "UIViewController.presentedViewController", name: "presentedViewController",
            signature: "var presentedViewController: UIViewController? { get }",
            result: "UIViewController?",
            sentence: "The controller that is shown on top of this one."),
          CatalogMember(
            key: "UIViewController.presentingViewController", name: "presentingViewController",
            signature: "var presentingViewController: UIViewController? { get }",
            result: "UIViewController?",
            sentence: "The controller that shows this one on top of itself."),
          CatalogMember(
            key: "UIViewController.init()", name: "init",
            signature: "init()",
            result: "UIViewController",
            sentence: "A controller without a file of its own."),
          CatalogMember(
            key: "UIViewController.init(nibName:bundle:)", name: "init",
            signature: "init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)",
            result: "UIViewController",
            sentence: "A controller; what file its view would come from matters to nobody in a terminal."),
          CatalogMember(
            key: "UIViewController.init(coder:)", name: "init",
            signature: "required init?(coder: NSCoder)",
            result: "UIViewController",
            sentence: "A controller out of a storyboard; there are none here, so this is for subclasses that have to declare it."),
          CatalogMember(
            key: "UIViewController.view", name: "view",
            signature: "var view: UIView! { get set }",
            result: "UIView!",
            sentence: "The view, which is loaded when it is first asked for."),
          CatalogMember(
            key: "UIViewController.isViewLoaded", name: "isViewLoaded",
            signature: "var isViewLoaded: Bool { get }",
            result: "Bool",
            sentence: "Whether the view is there."),
          CatalogMember(
            key: "UIViewController.loadViewIfNeeded()", name: "loadViewIfNeeded",
            signature: "func loadViewIfNeeded()",
            result: "Void",
            sentence: "Loads the view, unless it is there, and calls `viewDidLoad()`."),
          CatalogMember(
            key: "UIViewController.loadView()", name: "loadView",
            signature: "open func loadView()",
            result: "Void",
            sentence: "Makes the view."),
          CatalogMember(
            key: "UIViewController.viewDidLoad()", name: "viewDidLoad",
            signature: "open func viewDidLoad()",
            result: "Void",
            sentence: "Called once, when the view is there."),
          CatalogMember(
            key: "UIViewController.viewWillAppear(_:)", name: "viewWillAppear",
            signature: "open func viewWillAppear(_ animated: Bool)",
            result: "Void",
            sentence: "Called each time before the view is shown."),
          CatalogMember(
            key: "UIViewController.viewDidAppear(_:)", name: "viewDidAppear",
            signature: "open func viewDidAppear(_ animated: Bool)",
            result: "Void",
            sentence: "Called each time after the view was shown."),
          CatalogMember(
            key: "UIViewController.viewWillDisappear(_:)", name: "viewWillDisappear",
            signature: "open func viewWillDisappear(_ animated: Bool)",
            result: "Void",
            sentence: "Called each time before the view goes away."),
          CatalogMember(
            key: "UIViewController.viewDidDisappear(_:)", name: "viewDidDisappear",
            signature: "open func viewDidDisappear(_ animated: Bool)",
            result: "Void",
            sentence: "Called each time after the view went away."),
          CatalogMember(
            key: "UIViewController.present(_:animated:completion:)", name: "present",
            signature: "func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)",
            result: "Void",
            sentence: "Shows a controller on top of this one."),
          CatalogMember(
            key: "UIViewController.dismiss(animated:completion:)", name: "dismiss",
            signature: "func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)",
            result: "Void",
            sentence: "Takes away what is shown on top of this controller, or this controller itself."),
        ]),
    ],
    globals: [
    ])
}
