// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controlsNavigation = CatalogFamily(
    name: "Navigation",
    types: [
      CatalogType(
        name: "UINavigationController", header: "class UINavigationController: UIViewController",
        sentence: "Controller of a stack of controllers, of which the topmost is shown."),
      CatalogType(
        name: "UITabBarController", header: "class UITabBarController: UIViewController",
        sentence: "Controller of several controllers, of which people choose one with a tab bar."),
      CatalogType(
        name: "UITabBarItem", header: "class UITabBarItem: UIResponder",
        sentence: "An item of a tab bar."),
      CatalogType(
        name: "UITabBar", header: "class UITabBar: UIView",
        sentence: "A row of items, of which one is selected."),
    ],
    extensions: [
      CatalogExtension(
        type: "UINavigationController", header: "extension UINavigationController",
        members: [
          CatalogMember(
            key: "UINavigationController.isNavigationBarHidden", name: "isNavigationBarHidden",
            signature: "var isNavigationBarHidden: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UINavigationController.init(rootViewController:)", name: "init",
            signature: "init(rootViewController: UIViewController)",
            result: "UINavigationController",
            sentence: "Makes a stack of one controller."),
          CatalogMember(
            key: "UINavigationController.viewControllers", name: "viewControllers",
            signature: "var viewControllers: [UIViewController] { get set }",
            result: "[UIViewController]",
            sentence: "Controllers of the stack, the topmost last."),
          CatalogMember(
            key: "UINavigationController.topViewController", name: "topViewController",
            signature: "var topViewController: UIViewController? { get }",
            result: "UIViewController?"),
          CatalogMember(
            key: "UINavigationController.visibleViewController", name: "visibleViewController",
            signature: "var visibleViewController: UIViewController? { get }",
            result: "UIViewController?",
            sentence: "Controller that is shown: the topmost, or the one that it presents."),
          CatalogMember(
            key: "UINavigationController.pushViewController(_:animated:)", name: "pushViewController",
            signature: "func pushViewController(_ viewController: UIViewController, animated: Bool)",
            result: "Void",
            sentence: "Pushes a controller onto the stack and shows it."),
          CatalogMember(
            key: "UINavigationController.popViewController(animated:)", name: "popViewController",
            signature: "@discardableResult func popViewController(animated: Bool) -> UIViewController?",
            result: "UIViewController?",
            sentence: "Removes the topmost controller, unless it is the only one, and returns it."),
          CatalogMember(
            key: "UINavigationController.popToRootViewController(animated:)", name: "popToRootViewController",
            signature: "@discardableResult func popToRootViewController(animated: Bool) -> [UIViewController]?",
            result: "[UIViewController]?",
            sentence: "Removes all controllers but the first and returns them."),
          CatalogMember(
            key: "UINavigationController.popToViewController(_:animated:)", name: "popToViewController",
            signature: "@discardableResult func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?",
            result: "[UIViewController]?",
            sentence: "Removes the controllers above a controller and returns them."),
          CatalogMember(
            key: "UINavigationController.setViewControllers(_:animated:)", name: "setViewControllers",
            signature: "func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)",
            result: "Void",
            sentence: "Replaces the stack."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UINavigationController",
        members: [
          CatalogMember(
            key: "Reactive<UINavigationController>.willShow", name: "willShow",
            signature: "var willShow: ControlEvent<(viewController: UIViewController, animated: Bool)> { get }",
            result: "ControlEvent<(viewController: UIViewController, animated: Bool)>",
            sentence: "Sends each controller before it is shown."),
          CatalogMember(
            key: "Reactive<UINavigationController>.didShow", name: "didShow",
            signature: "var didShow: ControlEvent<(viewController: UIViewController, animated: Bool)> { get }",
            result: "ControlEvent<(viewController: UIViewController, animated: Bool)>",
            sentence: "Sends each controller after it was shown."),
        ]),
      CatalogExtension(
        type: "UITabBarController", header: "extension UITabBarController",
        members: [
          CatalogMember(
            key: "UITabBarController.tabBar", name: "tabBar",
            signature: "var tabBar: UITabBar { get }",
            result: "UITabBar"),
          CatalogMember(
            key: "UITabBarController.viewControllers", name: "viewControllers",
            signature: "var viewControllers: [UIViewController]? { get set }",
            result: "[UIViewController]?",
            sentence: "Controllers, one for each item of the tab bar."),
          CatalogMember(
            key: "UITabBarController.setViewControllers(_:animated:)", name: "setViewControllers",
            signature: "func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)",
            result: "Void",
            sentence: "Replaces the controllers and selects the first."),
          CatalogMember(
            key: "UITabBarController.selectedIndex", name: "selectedIndex",
            signature: "var selectedIndex: Int { get set }",
            result: "Int",
            sentence: "Index of the selected controller."),
          CatalogMember(
            key: "UITabBarController.selectedViewController", name: "selectedViewController",
            signature: "var selectedViewController: UIViewController? { get set }",
            result: "UIViewController?",
            sentence: "Selected controller; nil for none."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UITabBarController",
        members: [
          CatalogMember(
            key: "Reactive<UITabBarController>.didSelect", name: "didSelect",
            signature: "var didSelect: ControlEvent<UIViewController> { get }",
            result: "ControlEvent<UIViewController>",
            sentence: "Sends each controller whose item is tapped."),
        ]),
      CatalogExtension(
        type: "UITabBarItem", header: "extension UITabBarItem",
        members: [
          CatalogMember(
            key: "UITabBarItem.title", name: "title",
            signature: "var title: String? { get set }",
            result: "String?"),
          CatalogMember(
            key: "UITabBarItem.image", name: "image",
            signature: "var image: UIImage? { get set }",
            result: "UIImage?"),
          CatalogMember(
            key: "UITabBarItem.badgeValue", name: "badgeValue",
            signature: "var badgeValue: String? { get set }",
            result: "String?"),
          CatalogMember(
            key: "UITabBarItem.tag", name: "tag",
            signature: "var tag: Int { get set }",
            result: "Int"),
          CatalogMember(
            key: "UITabBarItem.init(title:image:tag:)", name: "init",
            signature: "init(title: String?, image: UIImage?, tag: Int)",
            result: "UITabBarItem",
            sentence: "Makes an item with a title."),
        ]),
      CatalogExtension(
        type: "UITabBar", header: "extension UITabBar",
        members: [
          CatalogMember(
            key: "UITabBar.items", name: "items",
            signature: "var items: [UITabBarItem]? { get set }",
            result: "[UITabBarItem]?"),
          CatalogMember(
            key: "UITabBar.selectedItem", name: "selectedItem",
            signature: "var selectedItem: UITabBarItem? { get set }",
            result: "UITabBarItem?"),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: UITabBar",
        members: [
          CatalogMember(
            key: "Reactive<UITabBar>.didSelectItem", name: "didSelectItem",
            signature: "var didSelectItem: ControlEvent<UITabBarItem> { get }",
            result: "ControlEvent<UITabBarItem>",
            sentence: "Sends each item that is tapped."),
        ]),
    ],
    globals: [
    ])
}
