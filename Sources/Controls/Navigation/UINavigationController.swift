import Rx

/// Controller of a stack of controllers, of which the topmost is shown.
open class UINavigationController: UIViewController {
  @Displayed("UINavigationController.viewControllers") private var stack: [UIViewController] = []
  @Displayed("UINavigationController.isNavigationBarHidden") public var isNavigationBarHidden: Bool = false
  let showing = EventListeners<NavigationEvent>()
  /// Button that goes back to the previous controller.
  package let backButton = UIButton()

  /// Makes a stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    setViewControllers([rootViewController], animated: false)
  }

  /// Controllers of the stack, the topmost last.
  public var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  public var topViewController: UIViewController? { stack.last }

  /// Controller that is shown: the topmost, or the one that it presents.
  public var visibleViewController: UIViewController? {
    var top = stack.last
    while let next = top?.presentedViewController { top = next }
    return top
  }

  /// Pushes a controller onto the stack and shows it.
  public func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      return UserInterface.misuse(
        "Attempt to push \(type(of: viewController)), which is already in the navigation stack")
    }
    change(to: stack + [viewController], animated)
  }

  /// Removes the topmost controller, unless it is the only one, and returns it.
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.dropLast()), animated).first
  }

  /// Removes all controllers but the first and returns them.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.prefix(1)), animated)
  }

  /// Removes the controllers above a controller and returns them.
  @discardableResult
  public func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return change(to: Array(stack.prefix(index + 1)), animated)
  }

  /// Replaces the stack.
  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated)
  }

  /// Replaces the stack; returns the controllers that were removed.
  @discardableResult
  private func change(to controllers: [UIViewController], _ animated: Bool) -> [UIViewController] {
    let former = stack.last
    let removed = stack.filter { old in !controllers.contains { $0 === old } }
    for controller in controllers { controller.parentController = self }
    stack = controllers
    for controller in removed { controller.parentController = nil }
    backButton.setTitle(stack.dropLast().last.flatMap { $0.displayedTitle } ?? "Back", for: .normal)
    guard let shown = stack.last, shown !== former else { return removed }
    // Until the stack itself is shown, its controllers have not appeared.
    guard isOnScreen else { return removed }
    former?.send(.willDisappear, animated: animated)
    shown.loadViewIfNeeded()
    shown.send(.willAppear, animated: animated)
    showing.send(.willShow(shown, animated: animated))
    former?.send(.didDisappear, animated: animated)
    shown.send(.didAppear, animated: animated)
    showing.send(.didShow(shown, animated: animated))
    return removed
  }

  override func appearContents() { stack.last?.appear() }

  override package var shownChild: UIViewController? { stack.last }
}

/// Event of a navigation controller.
enum NavigationEvent {
  case willShow(UIViewController, animated: Bool)
  case didShow(UIViewController, animated: Bool)
}

extension Reactive where Base: UINavigationController {
  /// Sends each controller before it is shown.
  public var willShow: ControlEvent<(viewController: UIViewController, animated: Bool)> {
    ControlEvent(
      events: base.showing.observable(of: base) {
        if case .willShow(let controller, let animated) = $0 { (controller, animated) } else { nil }
      })
  }

  /// Sends each controller after it was shown.
  public var didShow: ControlEvent<(viewController: UIViewController, animated: Bool)> {
    ControlEvent(
      events: base.showing.observable(of: base) {
        if case .didShow(let controller, let animated) = $0 { (controller, animated) } else { nil }
      })
  }
}
