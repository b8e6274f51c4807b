import RxBindings
import Controls
import Execution
import Rx

extension Bindings {
  /// Controllers and alerts.
  mutating func bindControllers() {
    var bind = self
    defer { self = bind }

    bind.field("UIViewController.title", \UIViewController.title)
    bind.property(
      "UIViewController.view",
      get: { call in
        try ControlSite.at(call.site) { (try call.native(0, as: UIViewController.self).view as UIView?).scriptValue }
      },
      set: { receiver, call in
        let controller: UIViewController = try receiver.unboxed()
        let view = try UIView?.fromScriptValue(call.arguments.last ?? .none)
        ControlSite.at(call.site) { controller.view = view }
      })
    bind.reading("UIViewController.isViewLoaded", \UIViewController.isViewLoaded)
    bind.reading("UIViewController.presentedViewController", \UIViewController.presentedViewController)
    bind.reading("UIViewController.presentingViewController", \UIViewController.presentingViewController)
    bind.action("UIViewController.loadViewIfNeeded()") { (controller: UIViewController, _) in
      controller.loadViewIfNeeded()
    }
    bind.action("UIViewController.loadView()") { (controller: UIViewController, _) in controller.loadView() }
    bind.action("UIViewController.viewDidLoad()") { (controller: UIViewController, _) in controller.viewDidLoad() }
    bind.action("UIViewController.viewWillAppear(_:)") { (controller: UIViewController, call) in
      controller.viewWillAppear(call.bool(1))
    }
    bind.action("UIViewController.viewDidAppear(_:)") { (controller: UIViewController, call) in
      controller.viewDidAppear(call.bool(1))
    }
    bind.action("UIViewController.viewWillDisappear(_:)") { (controller: UIViewController, call) in
      controller.viewWillDisappear(call.bool(1))
    }
    bind.action("UIViewController.viewDidDisappear(_:)") { (controller: UIViewController, call) in
      controller.viewDidDisappear(call.bool(1))
    }
    bind.action("UIViewController.present(_:animated:completion:)") { (controller: UIViewController, call) in
      controller.present(try call.get(1), animated: call.bool(2), completion: call.action(3))
    }
    bind.action("UIViewController.dismiss(animated:completion:)") { (controller: UIViewController, call) in
      controller.dismiss(animated: call.bool(1), completion: call.action(2))
    }

    bind("UIAlertController.init(title:message:preferredStyle:)") { call in
      .object(UIAlertController(title: try call.get(0), message: try call.get(1), preferredStyle: try call.get(2)))
    }
    bind.field("UIAlertController.message", \UIAlertController.message)
    bind("UIAlertController.preferredStyle") { call in
      try call.value(ofCase: call.native(0, as: UIAlertController.self).preferredStyle)
    }
    bind.reading("UIAlertController.actions", \UIAlertController.actions)
    bind.reading("UIAlertController.textFields", \UIAlertController.textFields)
    bind.action("UIAlertController.addAction(_:)") { (alert: UIAlertController, call) in
      alert.addAction(try call.get(1))
    }
    bind.action("UIAlertController.addTextField(configurationHandler:)") { (alert: UIAlertController, call) in
      let configure = call.consumer(1)
      alert.addTextField { configure?(.object($0)) }
    }
    bind("UIAlertAction.init(title:style:handler:)") { call in
      let handler = call.consumer(2)
      return .object(UIAlertAction(title: try call.get(0), style: try call.get(1)) { handler?(.object($0)) })
    }
    bind.reading("UIAlertAction.title", \UIAlertAction.title)
    bind("UIAlertAction.style") { try $0.value(ofCase: $0.native(0, as: UIAlertAction.self).style) }
    bind.field("UIAlertAction.isEnabled", \UIAlertAction.isEnabled)
  }
}
