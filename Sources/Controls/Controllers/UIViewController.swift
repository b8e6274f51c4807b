import Foundation

/// Controller of a screen: creates its views, or is given them, and binds them.
open class UIViewController: UIResponder {
  @Displayed("UIViewController.title") public var title: String? = nil
  @Displayed("UIViewController.view") private var content: UIView? = nil
  /// Controller that this one presents.
  @Displayed("UIViewController.presentedViewController")
  public private(set) var presentedViewController: UIViewController? = nil
  /// Controller that presents this one.
  public private(set) weak var presentingViewController: UIViewController?

  /// Navigation or tab bar controller that contains this one.
  weak var parentController: UIViewController?
  /// True between the appearance of the view and its disappearance.
  private(set) var isOnScreen = false

  /// Navigation controller that contains this one, at any depth.
  public var navigationController: UINavigationController? { container() }

  /// Tab bar controller that contains this one, at any depth.
  public var tabBarController: UITabBarController? { container() }

  private func container<Container: UIViewController>() -> Container? {
    var next = parentController
    while let controller = next {
      if let found = controller as? Container { return found }
      next = controller.parentController
    }
    return nil
  }

  /// Item of a tab bar that contains the controller.
  public lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  /// Title in a navigation bar.
  package var displayedTitle: String? { navigationItem.title ?? title }

  /// Controller that this one shows as its contents; nil for controllers with views only.
  package var shownChild: UIViewController? { nil }

  /// Title and buttons of the navigation bar.
  public private(set) lazy var navigationItem = UINavigationItem(shown: nil)

  /// Makes a controller without a nib file.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; the nib file has no effect on a terminal.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller of a storyboard; there are none here, so this is for subclasses that have to declare it.
  public required init?(coder: NSCoder) { super.init() }

  /// View of the controller, loaded on first use.
  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return content
    }
    set { content = newValue }
  }

  /// True after the view was loaded.
  public var isViewLoaded: Bool { content != nil }

  /// Loads the view, unless it is loaded, and calls `viewDidLoad()`.
  public func loadViewIfNeeded() {
    guard content == nil else { return }
    send("loadView") { loadView() }
    if content == nil { content = UIView() }
    send("viewDidLoad") { viewDidLoad() }
  }

  /// Loads the view as from a storyboard: its contents exist before `viewDidLoad()`.
  package func load(preparing prepare: (UIView) -> Void) {
    guard content == nil else { return }
    send("loadView") { loadView() }
    let view = content ?? UIView()
    content = view
    prepare(view)
    send("viewDidLoad") { viewDidLoad() }
  }

  /// Creates the view.
  open func loadView() { content = UIView() }

  /// Called once, after the view was loaded.
  open func viewDidLoad() {}

  /// Called each time before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called each time after the view was shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called each time before the view is removed from the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called each time after the view was removed from the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Presents a controller on top of this one.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    UserInterface.touch("UIViewController.present(_:animated:completion:)")
    guard presentedViewController == nil else {
      return UserInterface.misuse(
        "Attempt to present \(type(of: viewControllerToPresent)) on \(type(of: self)), which is already presenting")
    }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.appear()
    UserInterface.changed(self)
    completion?()
  }

  /// Dismisses the controller that is presented by this one, or this controller itself.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    UserInterface.touch("UIViewController.dismiss(animated:completion:)")
    if let presented = presentedViewController {
      presented.send(.willDisappear, animated: flag)
      presentedViewController = nil
      presented.presentingViewController = nil
      presented.isOnScreen = false
      presented.send(.didDisappear, animated: flag)
      UserInterface.changed(self)
      completion?()
    } else if let presenting = presentingViewController {
      presenting.dismiss(animated: flag, completion: completion)
    } else {
      completion?()
    }
  }

  /// Loads the view and calls the methods for its appearance.
  package func appear() {
    loadViewIfNeeded()
    send(.willAppear, animated: false)
    isOnScreen = true
    appearContents()
    send(.didAppear, animated: false)
  }

  override class var observableMessages: Set<Selector> {
    Set(AppearanceChange.allCases.map { Selector($0.rawValue) } + ["loadView", "viewDidLoad"])
  }

  /// Called when the controller appears, for controllers that contain others.
  func appearContents() {}
}

/// Changes of a controller of which UIKit tells it; the raw value is the method's selector.
enum AppearanceChange: String, CaseIterable {
  case willAppear = "viewWillAppear:"
  case didAppear = "viewDidAppear:"
  case willDisappear = "viewWillDisappear:"
  case didDisappear = "viewDidDisappear:"
}

extension UIViewController {
  /// Tells the controller of a change.
  func send(_ change: AppearanceChange, animated: Bool) {
    send(Selector(change.rawValue), [animated]) {
      switch change {
      case .willAppear: viewWillAppear(animated)
      case .didAppear: viewDidAppear(animated)
      case .willDisappear: viewWillDisappear(animated)
      case .didDisappear: viewDidDisappear(animated)
      }
    }
  }
}
