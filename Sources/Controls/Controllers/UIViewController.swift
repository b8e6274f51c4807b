import Foundation

/// What is behind a screen: it makes views, or is given them, and binds them.
open class UIViewController: UIResponder {
  @Displayed("UIViewController.title") public var title: String? = nil
  @Displayed("UIViewController.view") private var content: UIView? = nil
  /// The controller that is shown on top of this one.
  @Displayed("UIViewController.presentedViewController")
  public private(set) var presentedViewController: UIViewController? = nil
  /// The controller that shows this one on top of itself.
  public private(set) weak var presentingViewController: UIViewController?

  /// What stands above the screen.
  public private(set) lazy var navigationItem = UINavigationItem(shown: nil)

  /// A controller without a file of its own.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller; what file its view would come from matters to nobody in a terminal.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller out of a storyboard; there are none here, so this is for subclasses that have to declare it.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, which is loaded when it is first asked for.
  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return content
    }
    set { content = newValue }
  }

  /// Whether the view is there.
  public var isViewLoaded: Bool { content != nil }

  /// Loads the view, unless it is there, and calls `viewDidLoad()`.
  public func loadViewIfNeeded() {
    guard content == nil else { return }
    loadView()
    if content == nil { content = UIView() }
    viewDidLoad()
  }

  /// Loads the view as from a storyboard: what stands in it is there before `viewDidLoad()`.
  package func load(preparing prepare: (UIView) -> Void) {
    guard content == nil else { return }
    loadView()
    let view = content ?? UIView()
    content = view
    prepare(view)
    viewDidLoad()
  }

  /// Makes the view.
  open func loadView() { content = UIView() }

  /// Called once, when the view is there.
  open func viewDidLoad() {}

  /// Called each time before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called each time after the view was shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called each time before the view goes away.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called each time after the view went away.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Shows a controller on top of this one.
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

  /// Takes away what is shown on top of this controller, or this controller itself.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    UserInterface.touch("UIViewController.dismiss(animated:completion:)")
    if let presented = presentedViewController {
      presented.viewWillDisappear(flag)
      presentedViewController = nil
      presented.presentingViewController = nil
      presented.viewDidDisappear(flag)
      UserInterface.changed(self)
      completion?()
    } else if let presenting = presentingViewController {
      presenting.dismiss(animated: flag, completion: completion)
    } else {
      completion?()
    }
  }

  /// Loads the view and tells that it is shown.
  package func appear() {
    loadViewIfNeeded()
    viewWillAppear(false)
    viewDidAppear(false)
  }
}
