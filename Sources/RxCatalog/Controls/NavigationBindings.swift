import RxBindings
import Controls
import Execution
import Foundation
import Rx

extension Bindings {
  /// Controllers of controllers, and the application around them.
  mutating func bindNavigation() {
    var bind = self
    defer { self = bind }

    bind.reading("UIViewController.navigationController", \UIViewController.navigationController)
    bind.reading("UIViewController.tabBarController", \UIViewController.tabBarController)
    bind.property(
      "UIViewController.tabBarItem",
      get: { call in
        try ControlSite.at(call.site) {
          (try call.native(0, as: UIViewController.self).tabBarItem as UITabBarItem?).scriptValue
        }
      },
      set: { receiver, call in
        let controller: UIViewController = try receiver.unboxed()
        let item = try UITabBarItem?.fromScriptValue(call.arguments.last ?? .none)
        ControlSite.at(call.site) { controller.tabBarItem = item }
      })

    bind.field("UINavigationController.isNavigationBarHidden", \UINavigationController.isNavigationBarHidden)
    bind.field("UINavigationController.viewControllers", \UINavigationController.viewControllers)
    bind.reading("UINavigationController.topViewController", \UINavigationController.topViewController)
    bind.reading("UINavigationController.visibleViewController", \UINavigationController.visibleViewController)
    bind.action("UINavigationController.pushViewController(_:animated:)") { (stack: UINavigationController, call) in
      stack.pushViewController(try call.get(1), animated: call.bool(2))
    }
    bind.method("UINavigationController.popViewController(animated:)") { (stack: UINavigationController, call) in
      stack.popViewController(animated: call.bool(1)).scriptValue
    }
    bind.method("UINavigationController.popToRootViewController(animated:)") { (stack: UINavigationController, call) in
      stack.popToRootViewController(animated: call.bool(1)).scriptValue
    }
    bind.method("UINavigationController.popToViewController(_:animated:)") { (stack: UINavigationController, call) in
      stack.popToViewController(try call.get(1), animated: call.bool(2)).scriptValue
    }
    bind.action("UINavigationController.setViewControllers(_:animated:)") { (stack: UINavigationController, call) in
      stack.setViewControllers(try call.get(1), animated: call.bool(2))
    }
    bind.event("Reactive<UINavigationController>.willShow", \Reactive<UINavigationController>.willShow) {
      .labeled(["viewController", "animated"], .object($0.viewController), .bool($0.animated))
    }
    bind.event("Reactive<UINavigationController>.didShow", \Reactive<UINavigationController>.didShow) {
      .labeled(["viewController", "animated"], .object($0.viewController), .bool($0.animated))
    }
    bindTabs(&bind)
    bindApplication(&bind)
  }

  private func bindTabs(_ bind: inout Bindings) {
    bind.reading("UITabBarController.tabBar", \UITabBarController.tabBar)
    bind.field("UITabBarController.viewControllers", \UITabBarController.viewControllers)
    bind.field("UITabBarController.selectedIndex", \UITabBarController.selectedIndex)
    bind.field("UITabBarController.selectedViewController", \UITabBarController.selectedViewController)
    bind.action("UITabBarController.setViewControllers(_:animated:)") { (tabs: UITabBarController, call) in
      tabs.setViewControllers(try call.get(1), animated: call.bool(2))
    }
    bind.event("Reactive<UITabBarController>.didSelect", \Reactive<UITabBarController>.didSelect)
    bind("UITabBarItem.init(title:image:tag:)") { call in
      .object(UITabBarItem(title: try call.get(0), image: try call.get(1), tag: call.int(2)))
    }
    bind.field("UITabBarItem.title", \UITabBarItem.title)
    bind.field("UITabBarItem.image", \UITabBarItem.image)
    bind.field("UITabBarItem.badgeValue", \UITabBarItem.badgeValue)
    bind.field("UITabBarItem.tag", \UITabBarItem.tag)
    bind.field("UITabBar.items", \UITabBar.items)
    bind.field("UITabBar.selectedItem", \UITabBar.selectedItem)
    bind.event("Reactive<UITabBar>.didSelectItem", \Reactive<UITabBar>.didSelectItem)
  }

  private func bindApplication(_ bind: inout Bindings) {
    bind("static UIApplication.shared") { _ in .object(UIApplication.shared) }
    bind("static UIApplication.openSettingsURLString") { _ in .string(UIApplication.openSettingsURLString) }
    bindNotifications(&bind)
    bind.field("UIApplication.isIdleTimerDisabled", \UIApplication.isIdleTimerDisabled)
    bind.field(
      "UIApplication.isNetworkActivityIndicatorVisible", \UIApplication.isNetworkActivityIndicatorVisible)
    bind.field("UIApplication.applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber)
    bind.reading("UIApplication.windows", \UIApplication.windows)
    bind.reading("UIApplication.keyWindow", \UIApplication.keyWindow)
    bind("UIApplication.applicationState") { call in
      try call.value(ofCase: call.native(0, as: UIApplication.self).applicationState)
    }
    bind.method("UIApplication.canOpenURL(_:)") { (application: UIApplication, call) in
      .bool(application.canOpenURL(try call.native(1)))
    }
    bind.action("UIApplication.open(_:options:completionHandler:)") { (application: UIApplication, call) in
      let completion = call.consumer(3)
      application.open(try call.native(1)) { completion?(.bool($0)) }
    }
    bind.field("UIWindow.rootViewController", \UIWindow.rootViewController)
    bind.action("UIWindow.makeKeyAndVisible()") { (window: UIWindow, _) in window.makeKeyAndVisible() }
    bind.reading("UIWindow.isKeyWindow", \UIWindow.isKeyWindow)
  }
}

extension UIApplicationState: ScriptCases {
  static let cases: [Self] = [.active, .inactive, .background]
}
