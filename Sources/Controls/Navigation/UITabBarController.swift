import Rx

/// Controller of several controllers, of which people choose one with a tab bar.
open class UITabBarController: UIViewController {
  @Displayed("UITabBarController.viewControllers") private var controllers: [UIViewController] = []
  @Displayed("UITabBarController.selectedIndex") private var selected: Int = 0
  let selections = EventListeners<UIViewController>()
  public let tabBar = UITabBar()

  /// Controllers, one for each item of the tab bar.
  public var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers and selects the first.
  public func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for controller in controllers { controller.parentController = nil }
    controllers = viewControllers ?? []
    for controller in controllers { controller.parentController = self }
    tabBar.items = controllers.map(\.tabBarItem)
    show(0)
  }

  /// Index of the selected controller.
  public var selectedIndex: Int {
    get { selected }
    set { if controllers.indices.contains(newValue), newValue != selected { show(newValue) } }
  }

  /// Selected controller; nil for none.
  public var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selected) ? controllers[selected] : nil }
    set {
      if let index = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  private func show(_ index: Int) {
    let former = selectedViewController
    selected = index
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard isOnScreen, let shown = selectedViewController else { return }
    if former !== shown { former?.send(.willDisappear, animated: false) }
    shown.appear()
    if former !== shown { former?.send(.didDisappear, animated: false) }
  }

  /// Taps an item of the tab bar, which selects its controller and sends an event.
  package func tap(_ index: Int) {
    guard controllers.indices.contains(index) else { return }
    selectedIndex = index
    tabBar.tap(controllers[index].tabBarItem)
    selections.send(controllers[index])
  }

  override func appearContents() { selectedViewController?.appear() }

  override package var shownChild: UIViewController? { selectedViewController }
}

extension Reactive where Base: UITabBarController {
  /// Sends each controller whose item is tapped.
  public var didSelect: ControlEvent<UIViewController> {
    ControlEvent(events: base.selections.observable(of: base))
  }
}
