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
