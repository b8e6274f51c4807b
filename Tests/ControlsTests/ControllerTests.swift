import Controls
import Testing

final class TwoFaced: UIViewController {
  var calls: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
}

struct ControllerTests {
  let stage = Stage()

  @Test("a controller loads its view once, when it is first asked for")
  func loading() {
    stage.main { _ in
      let controller = TwoFaced()
      #expect(!controller.isViewLoaded)
      _ = controller.view
      _ = controller.view
      #expect(controller.calls == ["didLoad"])
    }
  }

  @Test("a controller is presented and dismissed, by either of the two")
  func presenting() {
    let told = stage.main { stage in
      let below = TwoFaced()
      let above = TwoFaced()
      below.present(above, animated: true) { stage.log("presented") }
      #expect(below.presentedViewController === above)
      #expect(above.calls == ["didLoad", "willAppear"])
      below.present(TwoFaced(), animated: true) { stage.log("not this one") }
      above.dismiss(animated: true) { stage.log("dismissed") }
      #expect(below.presentedViewController == nil)
      #expect(above.calls.last == "didDisappear")
    }
    #expect(
      told == [
        "presented", "fault: Attempt to present TwoFaced on TwoFaced, which is already presenting", "dismissed",
      ])
  }

  @Test("who observes a message hears before and after its method, until the controller is gone")
  func messages() {
    let told = stage.main { stage in
      let below = UIViewController()
      var above: TwoFaced? = TwoFaced()
      let appearing = above?.rx.sentMessage("viewWillAppear:").subscribe { [weak above] event in
        stage.log("\(event), calls so far: \(above?.calls ?? [])")
      }
      let gone = above?.rx.methodInvoked("viewDidDisappear:").subscribe { stage.log("\($0)") }
      if let above {
        below.present(above, animated: true)
        above.dismiss(animated: true)
      }
      above = nil
      appearing?.dispose()
      gone?.dispose()
    }
    #expect(
      told == [
        "next([false]), calls so far: [\"didLoad\"]", "next([true])", "completed, calls so far: []", "completed",
      ])
  }

  @Test("a message that UIKit does not send is not observed, and told so")
  func unobservedMessage() {
    let told = stage.main { _ in
      _ = UINavigationController(rootViewController: UIViewController()).rx.sentMessage(Selector("tapped"))
    }
    #expect(
      told == [
        """
        fault: 'tapped' is never observed: UIKit sends loadView, viewDidAppear:, viewDidDisappear:, viewDidLoad, \
        viewWillAppear:, viewWillDisappear: to a simulated object of this kind
        """
      ])
  }

  @Test("an alert goes away before its button does what it does")
  func alert() {
    let told = stage.main { stage in
      let controller = UIViewController()
      let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in
          stage.log("OK, shown: \(controller.presentedViewController != nil)")
        })
      controller.present(alert, animated: true)
      alert.tap(alert.actions[0])
    }
    #expect(told == ["OK, shown: false"])
  }
}
