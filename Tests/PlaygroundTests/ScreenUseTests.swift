import Testing

@testable import Playground

@Suite("the screen and its commands")
struct ScreenUseTests {
  private static let form = """
    final class Form: UIViewController {
      let first = UILabel(), second = UIButton(), third = UITextField(), left = UILabel()
      lazy var kind = UISegmentedControl(items: ["Sign in", "Sign up"])
      override func viewDidLoad() {
        let stack = UIStackView(arrangedSubviews: [third, second])
        view.addSubview(kind)
        view.addSubview(stack)
        view.addSubview(first)
        second.setTitle("Retry", for: .normal)
      }
    }
    """

  private func presented() -> Shell {
    let shell = Shell()
    shell(":trace off")
    shell(Self.form)
    shell(":present Form")
    return shell
  }

  private func names(_ screen: String) -> [Substring] {
    screen.split(separator: "\n").filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
  }

  @Test("controls are drawn in the order of the hierarchy, with those that were not added at the end")
  func order() {
    #expect(names(presented()(":screen")) == ["kind", "third", "second", "first", "left"])
  }

  @Test(":tap completes what can be tapped, buttons first")
  func tapCompletion() {
    let shell = presented()
    let found = shell.session.completions(of: ":tap ", at: 5).candidates.map(\.insert)
    #expect(found == ["second", "third"])
  }

  @Test(":set takes a title in quotes")
  func quotes() {
    let shell = presented()
    shell(":set kind \"Sign up\"")
    #expect(shell("print(form.kind.selectedSegmentIndex)") == "1\n")
  }

  @Test(":tap and :set say so where nothing observes the control")
  func unobserved() {
    let shell = presented()
    let none = "note: nothing observes form.second, so none of your code runs: form.second.rx.tap\n"
    #expect(shell(":tap second") == none)
    shell("let taps = form.second.rx.tap.subscribe(onNext: { print(\"tapped\") })")
    #expect(shell(":tap second") == "tapped\n")
    shell("taps.dispose()")
    #expect(shell(":tap second") == none)
    #expect(shell(":set kind 1") == "note: nothing observes form.kind, so none of your code runs\n")
    shell("form.kind.rx.selectedSegmentIndex.subscribe(onNext: { print($0) })")
    #expect(shell(":set kind 0") == "0\n")
  }

  @Test(":tap with an alert on top means the alert's buttons, in any case")
  func alert() {
    let shell = presented()
    shell("let alert = UIAlertController(title: \"New\", message: nil, preferredStyle: .alert)")
    shell("alert.addAction(UIAlertAction(title: \"Cancel\", style: .cancel) { _ in print(\"cancelled\") })")
    shell("alert.addAction(UIAlertAction(title: \"OK\", style: .default))")
    shell("form.present(alert, animated: false)")
    #expect(shell(":tap nope") == "error: the alert has no button 'nope'\nnote: tap 'Cancel' or 'OK' first\n")
    #expect(shell(":tap second").hasPrefix("error: an alert is on top of the screen\n"))
    #expect(shell.session.completions(of: ":tap ", at: 5).candidates.map(\.insert) == ["Cancel", "OK"])
    #expect(shell(":tap cancel") == "cancelled\n")
  }

  @Test(":present shows an error in the arguments where it was typed, and no other")
  func arguments() {
    let shell = Shell()
    shell(
      """
      final class Detail: UIViewController {
        init(n: Int) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    let text = shell(":present Detail(n: \"x\")")
    #expect(text.contains("  Detail(n: \"x\")\n"))
    #expect(!text.contains("present:") && text.components(separatedBy: "error: ").count == 2)
  }

  @Test("a row is made without arguments, as UIKit allows")
  func cell() {
    let shell = Shell()
    shell("let cell = UITableViewCell()")
    #expect(shell("cell.textLabel?.text = \"x\"; print(cell.textLabel?.text ?? \"\")") == "x\n")
    shell("final class Row: UITableViewCell {}")
    #expect(shell("print(Row().reuseIdentifier == nil)") == "true\n")
  }

  @Test("a controller of UIKit that is missing is named as such")
  func missing() {
    let text = Shell()("UITableViewController()")
    #expect(text.contains("it is missing here") && !text.contains("did you mean"))
  }

  @Test("notifications of the application and the keyboard have their names")
  func notifications() {
    let shell = Shell()
    shell(":trace off")
    shell(
      "let s = NotificationCenter.default.rx.notification(UIApplication.didBecomeActiveNotification).subscribe(onNext: { print($0.name.rawValue) })"
    )
    #expect(
      shell("NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)")
        == "UIApplicationDidBecomeActiveNotification\n")
    #expect(
      shell("print(UIResponder.keyboardWillShowNotification.rawValue)") == "UIKeyboardWillShowNotification\n")
  }
}
