// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controlsControllers = CatalogFamily(
    name: "Controllers",
    types: [
      CatalogType(
        name: "UIAlertController", header: "class UIAlertController: UIViewController { typealias Style = UIAlertControllerStyle }",
        sentence: "An alert on top of a screen, with a question or a message."),
      CatalogType(
        name: "UIAlertAction", header: "class UIAlertAction: NSObject { typealias Style = UIAlertActionStyle }",
        sentence: "A button of an alert."),
      CatalogType(
        name: "UIAlertControllerStyle", header: "enum UIAlertControllerStyle { case actionSheet; case alert }",
        sentence: "Kinds of alerts; also `UIAlertController.Style`."),
      CatalogType(
        name: "UIAlertActionStyle", header: "enum UIAlertActionStyle { case `default`; case cancel; case destructive }",
        sentence: "Kinds of an alert's buttons; also `UIAlertAction.Style`."),
      CatalogType(
        name: "UIAlertView", header: "class UIAlertView: UIResponder",
        sentence: "An alert, from before `UIAlertController`."),
      CatalogType(
        name: "UINavigationItem", header: "class UINavigationItem: UIResponder",
        sentence: "Title of a screen and the buttons at both ends of its navigation bar."),
      CatalogType(
        name: "UIBarButtonItem", header: "class UIBarButtonItem: UIResponder { typealias Style = UIBarButtonItemStyle; typealias SystemItem = UIBarButtonSystemItem }",
        sentence: "A button of a navigation bar."),
      CatalogType(
        name: "UIBarButtonItemStyle", header: "enum UIBarButtonItemStyle { case plain; case done }",
        sentence: "Kinds of bar buttons; also `UIBarButtonItem.Style`."),
      CatalogType(
        name: "UIBarButtonSystemItem", header: "enum UIBarButtonSystemItem { case done; case cancel; case edit; case save; case add; case compose; case reply; case action; case search; case refresh; case stop; case trash }",
        sentence: "System buttons; also `UIBarButtonItem.SystemItem`."),
      CatalogType(
        name: "UIViewController", header: "class UIViewController: UIResponder",
        sentence: "Controller of a screen: creates its views, or is given them, and binds them."),
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
            sentence: "Makes an alert without buttons."),
          CatalogMember(
            key: "UIAlertController.init(coder:)", name: "init",
            signature: "required init?(coder: NSCoder)",
            result: "UIAlertController"),
          CatalogMember(
            key: "UIAlertController.actions", name: "actions",
            signature: "var actions: [UIAlertAction] { get }",
            result: "[UIAlertAction]",
            sentence: "Buttons of the alert."),
          CatalogMember(
            key: "UIAlertController.textFields", name: "textFields",
            signature: "var textFields: [UITextField]? { get }",
            result: "[UITextField]?",
            sentence: "Text fields of the alert."),
          CatalogMember(
            key: "UIAlertController.addAction(_:)", name: "addAction",
            signature: "func addAction(_ action: UIAlertAction)",
            result: "Void",
            sentence: "Adds a button."),
          CatalogMember(
            key: "UIAlertController.addTextField(configurationHandler:)", name: "addTextField",
            signature: "func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)",
            result: "Void",
            sentence: "Adds a text field."),
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
            sentence: "Makes a button that calls a closure."),
        ]),
      CatalogExtension(
        type: "UIAlertView", header: "extension UIAlertView",
        members: [
          CatalogMember(
            key: "UIAlertView.init(title:message:delegate:cancelButtonTitle:)", name: "init",
            signature: "init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?)",
            result: "UIAlertView",
            sentence: "Makes an alert with a message and a button that dismisses it."),
          CatalogMember(
            key: "UIAlertView.show()", name: "show",
            signature: "func show()",
            result: "Void",
            sentence: "Shows the alert."),
        ]),
      CatalogExtension(
        type: "UINavigationItem", header: "extension UINavigationItem",
        members: [
          CatalogMember(
            key: "UINavigationItem.title", name: "title",
            signature: "var title: String? { get set }",
            result: "String?"),
          CatalogMember(
            key: "UINavigationItem.leftBarButtonItem", name: "leftBarButtonItem",
            signature: "var leftBarButtonItem: UIBarButtonItem? { get set }",
            result: "UIBarButtonItem?"),
          CatalogMember(
            key: "UINavigationItem.rightBarButtonItem", name: "rightBarButtonItem",
            signature: "var rightBarButtonItem: UIBarButtonItem? { get set }",
            result: "UIBarButtonItem?"),
          CatalogMember(
            key: "UINavigationItem.init(title:)", name: "init",
            signature: "init(title: String)",
            result: "UINavigationItem",
            sentence: "Makes an item for a screen with a title."),
        ]),
      CatalogExtension(
        type: "UIBarButtonItem", header: "extension UIBarButtonItem",
        members: [
          CatalogMember(
            key: "UIBarButtonItem.init(title:style:target:action:)", name: "init",
            signature: "init(title: String?, style: UIBarButtonItemStyle, target: AnyObject?, action: Selector?)",
            result: "UIBarButtonItem",
            sentence: "Makes a button with a title.",
            details: "Use `rx.tap` instead of a target."),
          CatalogMember(
            key: "UIBarButtonItem.init(barButtonSystemItem:target:action:)", name: "init",
            signature: "init(barButtonSystemItem systemItem: UIBarButtonSystemItem, target: AnyObject?, action: Selector?)",
            result: "UIBarButtonItem",
            sentence: "Makes one of the system's buttons, which has its name as title.",
            details: "Use `rx.tap` instead of a target."),
          CatalogMember(
            key: "UIBarButtonItem.title", name: "title",
            signature: "var title: String? { get set }",
            result: "String?",
            sentence: "Title of the button."),
          CatalogMember(
            key: "UIBarButtonItem.isEnabled", name: "isEnabled",
            signature: "var isEnabled: Bool { get set }",
            result: "Bool",
            sentence: "True if it accepts taps."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UIBarButtonItem",
        members: [
          CatalogMember(
            key: "Reactive<UIBarButtonItem>.tap", name: "tap",
            signature: "var tap: ControlEvent<Void> { get }",
            result: "ControlEvent<Void>",
            sentence: "Sends each time that the button is tapped."),
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
            sentence: "Controller that this one presents."),
          CatalogMember(
            key: "UIViewController.presentingViewController", name: "presentingViewController",
            signature: "var presentingViewController: UIViewController? { get }",
            result: "UIViewController?",
            sentence: "Controller that presents this one."),
          CatalogMember(
            key: "UIViewController.navigationController", name: "navigationController",
            signature: "var navigationController: UINavigationController? { get }",
            result: "UINavigationController?",
            sentence: "Navigation controller that contains this one, at any depth."),
          CatalogMember(
            key: "UIViewController.tabBarController", name: "tabBarController",
            signature: "var tabBarController: UITabBarController? { get }",
            result: "UITabBarController?",
            sentence: "Tab bar controller that contains this one, at any depth."),
          CatalogMember(
            key: "UIViewController.tabBarItem", name: "tabBarItem",
            signature: "var tabBarItem: UITabBarItem! { get set }",
            result: "UITabBarItem!",
            sentence: "Item of a tab bar that contains the controller."),
          CatalogMember(
            key: "UIViewController.navigationItem", name: "navigationItem",
            signature: "var navigationItem: UINavigationItem { get }",
            result: "UINavigationItem",
            sentence: "Title and buttons of the navigation bar."),
          CatalogMember(
            key: "UIViewController.init()", name: "init",
            signature: "init()",
            result: "UIViewController",
            sentence: "Makes a controller without a nib file."),
          CatalogMember(
            key: "UIViewController.init(nibName:bundle:)", name: "init",
            signature: "init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)",
            result: "UIViewController",
            sentence: "Makes a controller; the nib file has no effect on a terminal."),
          CatalogMember(
            key: "UIViewController.init(coder:)", name: "init",
            signature: "required init?(coder: NSCoder)",
            result: "UIViewController",
            sentence: "Makes a controller of a storyboard; there are none here, so this is for subclasses that have to declare it."),
          CatalogMember(
            key: "UIViewController.view", name: "view",
            signature: "var view: UIView! { get set }",
            result: "UIView!",
            sentence: "View of the controller, loaded on first use."),
          CatalogMember(
            key: "UIViewController.isViewLoaded", name: "isViewLoaded",
            signature: "var isViewLoaded: Bool { get }",
            result: "Bool",
            sentence: "True after the view was loaded."),
          CatalogMember(
            key: "UIViewController.loadViewIfNeeded()", name: "loadViewIfNeeded",
            signature: "func loadViewIfNeeded()",
            result: "Void",
            sentence: "Loads the view, unless it is loaded, and calls `viewDidLoad()`."),
          CatalogMember(
            key: "UIViewController.loadView()", name: "loadView",
            signature: "open func loadView()",
            result: "Void",
            sentence: "Creates the view."),
          CatalogMember(
            key: "UIViewController.viewDidLoad()", name: "viewDidLoad",
            signature: "open func viewDidLoad()",
            result: "Void",
            sentence: "Called once, after the view was loaded."),
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
            sentence: "Called each time before the view is removed from the screen."),
          CatalogMember(
            key: "UIViewController.viewDidDisappear(_:)", name: "viewDidDisappear",
            signature: "open func viewDidDisappear(_ animated: Bool)",
            result: "Void",
            sentence: "Called each time after the view was removed from the screen."),
          CatalogMember(
            key: "UIViewController.present(_:animated:completion:)", name: "present",
            signature: "func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)",
            result: "Void",
            sentence: "Presents a controller on top of this one."),
          CatalogMember(
            key: "UIViewController.dismiss(animated:completion:)", name: "dismiss",
            signature: "func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)",
            result: "Void",
            sentence: "Dismisses the controller that is presented by this one, or this controller itself."),
        ]),
    ],
    globals: [
    ])
}
