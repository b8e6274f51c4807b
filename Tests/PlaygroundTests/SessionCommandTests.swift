import Foundation
import Testing

@testable import Playground

@Suite("commands about the session")
final class SessionCommandTests {
  private let folder = NSTemporaryDirectory() + "rxsh-commands-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("a text field of an alert is typed into by its name or its placeholder")
  func alerts() {
    let shell = Shell()
    for input in [
      ":trace off", "let vc = UIViewController()",
      "let alert = UIAlertController(title: \"New\", message: nil, preferredStyle: .alert)",
      "alert.addTextField { $0.placeholder = \"Title\" }",
      "alert.addAction(UIAlertAction(title: \"OK\", style: .default))",
      ":present vc", "vc.present(alert, animated: false)",
    ] { shell(input) }
    #expect(shell(":screen").contains("textField  [<Title>"))
    #expect(shell(":enter textField Bre").isEmpty)
    #expect(shell(":enter Title ad").isEmpty)
    #expect(shell("print(alert.textFields![0].text!)") == "Bread\n")
    #expect(shell(":erase textField 1").isEmpty)
    #expect(shell(":screen").contains("textField  [Brea"))
    #expect(shell(":enter tableView a").contains("there is textField; :screen shows it"))
  }

  @Test("a recording with inputs that failed is loaded to its end")
  func loading() throws {
    let shell = Shell()
    let path = "\(folder)/r.md"
    for input in ["let a = 1", ":record \(path)", "let b: Int = \"wrong\"", "let c = a + 1", ":record off"] {
      shell(input)
    }
    let other = Shell()
    #expect(other(":load \(path)").hasSuffix("note: 3 inputs of \(path), 1 with an error\n"))
    #expect(other("print(c)") == "2\n")
  }

  @Test("a recording begins behind the last :reset, and its name may be in quotes")
  func recording() throws {
    let shell = Shell()
    shell("let old = 1")
    shell(":reset")
    shell("let new = 1")
    shell(":record \"\(folder)/my demo.md\"")
    #expect(shell(":record off").contains("'rxsh verify \"\(folder)/my demo.md\"' replays it"))
    let text = try String(contentsOfFile: "\(folder)/my demo.md", encoding: .utf8)
    #expect(text.contains("rx> let new") && !text.contains("old") && !text.contains(":reset"))
  }

  @Test("a file that is loaded is reported with the number of its statements, a story with its path")
  func loaded() throws {
    let shell = Shell()
    try "import RxSwift\nlet a = 1\nprint(a)\n".write(toFile: "\(folder)/a.swift", atomically: true, encoding: .utf8)
    #expect(shell(":load \(folder)/a.swift") == "1\n\(folder)/a.swift: 2 statements loaded\n")
    #expect(shell(":load 10-subjects-and-relays.swift").contains("note: this is the story's text: /"))
  }

  @Test("a trace of a name that nothing has says so")
  func traces() {
    let shell = Shell()
    #expect(shell(":trace nope").contains("note: only subscriptions with 'nope' in their names are traced"))
    #expect(shell(":trace *") == "trace events\n")
    shell("let query = PublishSubject<Int>()")
    #expect(shell(":trace query") == "trace events, only query\n")
  }

  @Test("a subscription is disposed of by the variable that holds it")
  func dispose() {
    let shell = Shell()
    shell("let query = PublishSubject<Int>(); let sub = query.subscribe()")
    #expect(shell(":dispose sub").contains("#1 query"))
    #expect(shell(":subs") == "no subscriptions\n")
  }

  @Test("a search for data races says when it begins and ends")
  func races() {
    let shell = Shell()
    #expect(shell(":races") == "data races are not reported; :races on begins\n")
    #expect(shell(":races on") == "data races are reported; :races off ends that\n")
  }

  @Test("a text that is in a row is no control, and the note says how the row is tapped")
  func rows() {
    let shell = Shell()
    for input in [
      ":trace off", "let list = UITableView()", "list.register(UITableViewCell.self, forCellReuseIdentifier: \"c\")",
      "let b = Observable.just([\"Ann\", \"Bob\"]).bind(to: list.rx.items(cellIdentifier: \"c\")) { $2.textLabel?.text = $1 }",
    ] { shell(input) }
    #expect(shell(":tap Bob").contains("note: list has it in a row: :select list 1\n"))
  }

  @Test("a control that was not added to the view of its controller is drawn as such")
  func leftOut() {
    let shell = Shell()
    shell(
      """
      class SpinVC: UIViewController {
        let spinner = UIActivityIndicatorView(), lab = UILabel(), shown = UILabel()
        override func viewDidLoad() { lab.text = "missing"; view.addSubview(shown) }
      }
      """)
    shell(":present SpinVC")
    let screen = shell(":screen").split(separator: "\n").map(String.init)
    #expect(screen.contains { $0.contains("lab") && $0.hasSuffix("not added to the view") })
    #expect(screen.contains { $0.contains("spinner") && $0.hasSuffix("not added to the view") })
    #expect(!screen.contains { $0.contains("shown") && $0.contains("not added") })
  }

  @Test("work that was done for each subscriber is explained, and a share that began anew")
  func runs() {
    let shell = Shell()
    for input in [
      ":trace off", "let net = Observable<Int>.create { $0.onNext(1); $0.onCompleted(); return Disposables.create() }",
      "let shared = net.share()", "shared.subscribe(); shared.subscribe()",
    ] { shell(input) }
    #expect(shell(":why shared").contains("its source has run 2 times"))
    shell("let r = Observable<Int>.just(1)")
    shell("r.subscribe()")
    #expect(!shell(":why r").contains("times"))
    shell("r.subscribe()")
    #expect(shell(":why r").contains("it has run 2 times, once for each subscription"))
  }

  @Test("numbers of events keep their distance from late times")
  func lateEvents() {
    let shell = Shell()
    shell(":trace off")
    shell("let s = Observable<Int>.timer(.seconds(46_648_123), scheduler: MainScheduler.instance).subscribe()")
    shell(":advance 46648124s")
    #expect(shell(":events").contains(" 46648123.000  main"))
  }

  @Test("the end of a subscription whose lines were left out is shown")
  func ends() {
    var limit = TraceLimit()
    let lines = [(1, false), (1, true), (2, true), (3, false), (3, true)]
    for _ in 0..<TraceLimit.linesPerSecond { _ = limit.admits(1, "a", now: 0) }
    // Of the second nothing was left out before.
    #expect(lines.map { limit.admits($0, "a", isEnd: $1, now: 0) } == [false, true, false, false, true])
  }
}
