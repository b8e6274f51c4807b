// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controlsApplication = CatalogFamily(
    name: "Application",
    types: [
      CatalogType(
        name: "UIApplication", header: "class UIApplication: UIResponder { typealias State = UIApplicationState; typealias OpenExternalURLOptionsKey = String }",
        sentence: "The application, of which there is one."),
      CatalogType(
        name: "UIApplicationState", header: "enum UIApplicationState { case active; case inactive; case background }",
        sentence: "States of an application; also `UIApplication.State`."),
      CatalogType(
        name: "UIWindow", header: "class UIWindow: UIView",
        sentence: "A window, whose controller fills the screen."),
    ],
    extensions: [
      CatalogExtension(
        type: "UIApplication", header: "extension UIApplication",
        members: [
          CatalogMember(
            key: "static UIApplication.didBecomeActiveNotification", name: "didBecomeActiveNotification",
            signature: "static var didBecomeActiveNotification: Notification.Name { get }",
            result: "Notification.Name",
            sentence: "Posted when the application has become active."),
          CatalogMember(
            key: "static UIApplication.willResignActiveNotification", name: "willResignActiveNotification",
            signature: "static var willResignActiveNotification: Notification.Name { get }",
            result: "Notification.Name",
            sentence: "Posted when the application is about to become inactive."),
          CatalogMember(
            key: "static UIApplication.didEnterBackgroundNotification", name: "didEnterBackgroundNotification",
            signature: "static var didEnterBackgroundNotification: Notification.Name { get }",
            result: "Notification.Name",
            sentence: "Posted when the application has entered the background."),
          CatalogMember(
            key: "static UIApplication.willEnterForegroundNotification", name: "willEnterForegroundNotification",
            signature: "static var willEnterForegroundNotification: Notification.Name { get }",
            result: "Notification.Name",
            sentence: "Posted when the application is about to leave the background."),
          CatalogMember(
            key: "static UIApplication.willTerminateNotification", name: "willTerminateNotification",
            signature: "static var willTerminateNotification: Notification.Name { get }",
            result: "Notification.Name",
            sentence: "Posted when the application is about to end."),
          CatalogMember(
            key: "static UIApplication.didReceiveMemoryWarningNotification", name: "didReceiveMemoryWarningNotification",
            signature: "static var didReceiveMemoryWarningNotification: Notification.Name { get }",
            result: "Notification.Name",
            sentence: "Posted when memory is short."),
        ]),
      CatalogExtension(
        type: "UIResponder", header: "extension UIResponder",
        members: [
          CatalogMember(
            key: "static UIResponder.keyboardWillShowNotification", name: "keyboardWillShowNotification",
            signature: "static var keyboardWillShowNotification: Notification.Name { get }",
            result: "Notification.Name",
            sentence: "Posted when the keyboard is about to be shown."),
          CatalogMember(
            key: "static UIResponder.keyboardDidShowNotification", name: "keyboardDidShowNotification",
            signature: "static var keyboardDidShowNotification: Notification.Name { get }",
            result: "Notification.Name",
            sentence: "Posted when the keyboard was shown."),
          CatalogMember(
            key: "static UIResponder.keyboardWillHideNotification", name: "keyboardWillHideNotification",
            signature: "static var keyboardWillHideNotification: Notification.Name { get }",
            result: "Notification.Name",
            sentence: "Posted when the keyboard is about to be hidden."),
          CatalogMember(
            key: "static UIResponder.keyboardDidHideNotification", name: "keyboardDidHideNotification",
            signature: "static var keyboardDidHideNotification: Notification.Name { get }",
            result: "Notification.Name",
            sentence: "Posted when the keyboard was hidden."),
          CatalogMember(
            key: "static UIResponder.keyboardWillChangeFrameNotification", name: "keyboardWillChangeFrameNotification",
            signature: "static var keyboardWillChangeFrameNotification: Notification.Name { get }",
            result: "Notification.Name",
            sentence: "Posted when the frame of the keyboard is about to change."),
          CatalogMember(
            key: "static UIResponder.keyboardFrameEndUserInfoKey", name: "keyboardFrameEndUserInfoKey",
            signature: "static var keyboardFrameEndUserInfoKey: String { get }",
            result: "String",
            sentence: "Key of the frame of the keyboard after its animation, a `CGRect`."),
          CatalogMember(
            key: "static UIResponder.keyboardAnimationDurationUserInfoKey", name: "keyboardAnimationDurationUserInfoKey",
            signature: "static var keyboardAnimationDurationUserInfoKey: String { get }",
            result: "String",
            sentence: "Key of the duration of the keyboard's animation, in seconds."),
        ]),
      CatalogExtension(
        type: "UIApplication", header: "extension UIApplication",
        members: [
          CatalogMember(
            key: "UIApplication.isIdleTimerDisabled", name: "isIdleTimerDisabled",
            signature: "var isIdleTimerDisabled: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UIApplication.isNetworkActivityIndicatorVisible", name: "isNetworkActivityIndicatorVisible",
            signature: "var isNetworkActivityIndicatorVisible: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UIApplication.applicationIconBadgeNumber", name: "applicationIconBadgeNumber",
            signature: "var applicationIconBadgeNumber: Int { get set }",
            result: "Int"),
          CatalogMember(
            key: "static UIApplication.shared", name: "shared",
            signature: "static var shared: UIApplication { get }",
            result: "UIApplication",
            sentence: "The application of the running program."),
          CatalogMember(
            key: "static UIApplication.openSettingsURLString", name: "openSettingsURLString",
            signature: "static var openSettingsURLString: String { get }",
            result: "String",
            sentence: "Address of the settings of the application."),
          CatalogMember(
            key: "UIApplication.windows", name: "windows",
            signature: "var windows: [UIWindow] { get }",
            result: "[UIWindow]",
            sentence: "Windows that were made visible."),
          CatalogMember(
            key: "UIApplication.keyWindow", name: "keyWindow",
            signature: "var keyWindow: UIWindow? { get }",
            result: "UIWindow?",
            sentence: "Window that was made key last; nil for none."),
          CatalogMember(
            key: "UIApplication.applicationState", name: "applicationState",
            signature: "var applicationState: UIApplicationState { get }",
            result: "UIApplicationState",
            sentence: "State of the application, which is always active."),
          CatalogMember(
            key: "UIApplication.canOpenURL(_:)", name: "canOpenURL",
            signature: "func canOpenURL(_ url: URL) -> Bool",
            result: "Bool",
            sentence: "Returns true for an address with a scheme."),
          CatalogMember(
            key: "UIApplication.open(_:options:completionHandler:)", name: "open",
            signature: "func open(_ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil)",
            result: "Void",
            sentence: "Opens an address: `:screen` shows it, and nothing else happens."),
        ]),
      CatalogExtension(
        type: "UIWindow", header: "extension UIWindow",
        members: [
          CatalogMember(
            key: "UIWindow.rootViewController", name: "rootViewController",
            signature: "var rootViewController: UIViewController? { get set }",
            result: "UIViewController?"),
          CatalogMember(
            key: "UIWindow.makeKeyAndVisible()", name: "makeKeyAndVisible",
            signature: "func makeKeyAndVisible()",
            result: "Void",
            sentence: "Shows the window on top of the others."),
          CatalogMember(
            key: "UIWindow.isKeyWindow", name: "isKeyWindow",
            signature: "var isKeyWindow: Bool { get }",
            result: "Bool",
            sentence: "True for the window that was made key last."),
        ]),
    ],
    globals: [
    ])
}
