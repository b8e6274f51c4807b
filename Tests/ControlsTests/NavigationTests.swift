import Controls
import Foundation
import Rx
import Testing

/// A controller that logs its appearance.
private final class Logged: UIViewController {
  let log: (String) -> Void

  init(_ title: String, _ log: @escaping (String) -> Void) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { log("\(title!) loaded") }
  override func viewDidAppear(_ animated: Bool) { log("\(title!) appeared") }
  override func viewDidDisappear(_ animated: Bool) { log("\(title!) disappeared") }
}

private final class Listener: CLLocationManagerDelegate {
  let log: (String) -> Void
  init(_ log: @escaping (String) -> Void) { self.log = log }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    log("\(locations.map(\.coordinate.latitude))")
  }
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    log("\(status)")
  }
}

struct NavigationTests {
  let stage = Stage()

  @Test("pushing and popping loads controllers once and tells them of their appearance")
  func stack() {
    let told = stage.main { stage in
      let first = Logged("first", stage.log)
      let second = Logged("second", stage.log)
      let stack = UINavigationController(rootViewController: first)
      stack.rx.didShow.subscribe(onNext: { stage.log("shows \($0.viewController.title!)") }).disposed(by: stage.bag)
      stack.appear()
      stack.pushViewController(second, animated: true)
      #expect(second.navigationController === stack)
      #expect(stack.popViewController(animated: true) === second)
      #expect(second.navigationController == nil)
      #expect(stack.popViewController(animated: true) == nil)
    }
    #expect(
      told == [
        "first loaded", "first appeared", "second loaded", "first disappeared", "second appeared", "shows second",
        "second disappeared", "first appeared", "shows first",
      ])
  }

  @Test("pushing a controller twice is a fault of the program")
  func twice() {
    let told = stage.main { _ in
      let root = UIViewController()
      UINavigationController(rootViewController: root).pushViewController(root, animated: false)
    }
    #expect(told == ["fault: Attempt to push UIViewController, which is already in the navigation stack"])
  }

  @Test("a tab bar selects controllers")
  func tabs() {
    let told = stage.main { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = [Logged("a", stage.log), Logged("b", stage.log)]
      tabs.rx.didSelect.subscribe(onNext: { stage.log("selected \($0.title!)") }).disposed(by: stage.bag)
      tabs.appear()
      tabs.tap(1)
      #expect(tabs.selectedViewController?.title == "b")
      #expect(tabs.tabBar.selectedItem?.title == "b")
    }
    #expect(told == ["a loaded", "a appeared", "b loaded", "b appeared", "a disappeared", "selected b"])
  }

  @Test("locations arrive while the manager is updating and authorized")
  func locations() {
    let told = stage.main { stage in
      let manager = CLLocationManager()
      let listener = Listener(stage.log)
      manager.delegate = listener
      manager.startUpdatingLocation()
      manager.move(to: CLLocation(latitude: 1, longitude: 2))
      manager.requestWhenInUseAuthorization()
      manager.requestAlwaysAuthorization()
      manager.move(to: CLLocation(latitude: 3, longitude: 4))
      manager.stopUpdatingLocation()
      manager.move(to: CLLocation(latitude: 5, longitude: 6))
    }
    #expect(told == ["authorizedWhenInUse", "[3.0]"])
  }

  @Test("an application keeps what it opens, and its key window")
  func application() {
    stage.main { _ in
      let application = UIApplication.shared
      var isOpened: [Bool] = []
      application.open(URL(string: "https://example.org")!) { isOpened.append($0) }
      application.open(URL(string: "nowhere")!) { isOpened.append($0) }
      #expect(isOpened == [true, false])
      #expect(application.openedURLs.map(\.absoluteString) == ["https://example.org"])
      let window = UIWindow()
      window.makeKeyAndVisible()
      #expect(UIApplication.shared.keyWindow === window)
    }
  }
}
