import Controls
import Execution
import Interpreter
import Rx
import RxCatalog
import Types

/// The screen of a session's program: the controls that its variables hold, or those of the controller that is presented.
/// Belongs to the run loop.
final class Screen {
  /// The controller that `:present` brought here, with the variable that holds it.
  private(set) var presented: (controller: UIViewController, name: String)?
  let live = LiveScreen()

  func present(_ controller: UIViewController, name: String) { presented = (controller, name) }

  func clear() { presented = nil }

  /// The controller on top of all others.
  var topController: UIViewController? {
    guard var top = presented?.controller else { return nil }
    while let next = top.presentedViewController ?? top.shownChild { top = next }
    return top
  }

  /// The alert on top of everything: nothing else can be touched before it is gone.
  func alert(_ session: Session) -> UIAlertController? {
    if let alert = UserInterface.alerts(in: session.clock.values).last { return alert }
    if let alert = topController as? UIAlertController { return alert }
    // If no screen is shown, a controller in a variable may present an alert.
    for (_, controller) in controllers(session) {
      var top = controller
      while let next = top.presentedViewController { top = next }
      if top !== controller, let alert = top as? UIAlertController { return alert }
    }
    return nil
  }

  /// Everything that is shown, from top to bottom as far as the hierarchy of views says it.
  func controls(_ session: Session) -> [ScreenControl] {
    if let presented {
      var shown = presented.controller
      while let next = shown.presentedViewController, !(next is UIAlertController) { shown = next }
      let name = shown === presented.controller ? presented.name : shown.variableName
      return contents(of: shown, name: name, session)
    }
    var found: [ScreenControl] = []
    for (name, object) in objects(session) {
      if let view = view(of: object), !found.contains(where: { $0.view === view }) {
        found.append(ScreenControl(name: name, owner: nil, view: view))
      }
    }
    if let root = UIApplication.used(in: session.clock.values)?.keyWindow?.rootViewController {
      found += contents(of: root, name: root.variableName, session)
    }
    for (name, controller) in controllers(session) where controller.isViewLoaded {
      for control in controls(of: controller, name: name, session)
      where !found.contains(where: { $0.view === control.view }) { found.append(control) }
    }
    for control in liveControls(session) where !found.contains(where: { $0.view === control.view }) {
      found.append(control)
    }
    return withoutEmptyContainers(found)
  }

  /// The view that the program shows as its playground page's live view.
  private func liveControls(_ session: Session) -> [ScreenControl] {
    switch PlaygroundPageValue.liveView(in: session.clock.values) {
    case let view as UIView: [ScreenControl(name: nil, owner: nil, view: view)]
    case let controller as UIViewController: contents(of: controller, name: nil, session)
    default: []
    }
  }

  /// The view that shows an object of the program: itself, or one that stands for it.
  private func view(of object: AnyObject?) -> UIView? { object as? UIView ?? (object as? CLLocationManager)?.view }

  /// Controls of a controller, or of those that it contains, with what leads from one to the other.
  private func contents(of controller: UIViewController, name: String?, _ session: Session) -> [ScreenControl] {
    var found: [ScreenControl] = []
    if let stack = controller as? UINavigationController, stack.viewControllers.count > 1 {
      found.append(ScreenControl(name: "back", owner: nil, view: stack.backButton))
    }
    guard let child = controller.shownChild else { return found + controls(of: controller, name: name, session) }
    var shown = child
    while let next = shown.presentedViewController, !(next is UIAlertController) { shown = next }
    found += contents(of: shown, name: shown.variableName, session)
    if let tabs = controller as? UITabBarController {
      found.append(ScreenControl(name: "tabBar", owner: nil, view: tabs.tabBar))
    }
    return found
  }

  /// The outlets and other views that a controller holds, and what its view shows beside them.
  private func controls(of controller: UIViewController, name: String?, _ session: Session) -> [ScreenControl] {
    var found: [ScreenControl] = []
    var bar: [(item: UIBarButtonItem, name: String?)] = controller.navigationItem.barButtons.map { ($0, nil) }
    for (variable, value) in session.evaluator.runtime.storedProperties(of: controller) {
      if let index = bar.firstIndex(where: { $0.item === value?.asObject }) { bar[index].name = variable.name }
      guard let view = view(of: value?.asObject), !found.contains(where: { $0.view === view }) else { continue }
      let isLeftOut = controller.isViewLoaded && controller.view.map { self.leavesOut(view, $0) } == true
      found.append(ScreenControl(name: variable.name, owner: name, view: view, isLeftOut: isLeftOut))
    }
    for (item, variable) in bar { found.append(ScreenControl(name: variable, owner: name, view: item.button)) }
    func add(_ view: UIView) {
      for child in view.subviews {
        if !found.contains(where: { $0.view === child }) {
          found.append(ScreenControl(name: nil, owner: name, view: child))
        }
        if !(child is UITableViewCell), !(child is UICollectionViewCell) { add(child) }
      }
    }
    if controller.isViewLoaded, let view = controller.view { add(view) }
    return withoutEmptyContainers(found)
  }

  /// Returns true if a view was added to no other, while the view of its controller has some.
  private func leavesOut(_ view: UIView, _ root: UIView) -> Bool {
    if view.superview != nil || root.subviews.isEmpty { return false }
    // Others are shown without being added: as headers of tables, keyboards or bars.
    return view is UILabel || view is UIButton || view is UIActivityIndicatorView || view is UIProgressView
  }

  private func withoutEmptyContainers(_ controls: [ScreenControl]) -> [ScreenControl] {
    ViewOrder.sorted(
      controls.filter {
        !$0.view.isContainer && !($0.view is UITableViewCell) && !($0.view is UICollectionReusableView)
      })
  }

  private func controllers(_ session: Session) -> [(String, UIViewController)] {
    objects(session).compactMap { name, object in (object as? UIViewController).map { (name, $0) } }
  }

  /// The variables that hold objects.
  private func objects(_ session: Session) -> [(String, AnyObject)] {
    session.evaluator.program.variables.compactMap { variable in
      guard variable.name != "_", !variable.name.hasPrefix("$"), variable.kind == .global, !variable.isLazy,
        let object = session.evaluator.runtime.value(of: variable)?.asOptional?.asObject
      else { return nil }
      return (variable.name, object)
    }
  }
}
