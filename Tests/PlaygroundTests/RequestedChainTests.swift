import Foundation
import Testing

@testable import Playground

@Suite("chains asked about by an expression")
struct RequestedChainTests {
  private func quiet() -> Shell {
    let shell = Shell()
    shell(":trace off")
    return shell
  }

  @Test(":marble subscribes to an expression and draws it, and says where it goes on")
  func marble() {
    let shell = quiet()
    let drawn = shell(":marble Observable.of(1, 2).map { $0 * 2 }")
    #expect(drawn.contains(" map { $0 * 2 }   (24|)") && drawn.hasPrefix("#1 of.map"))
    shell("let s = PublishSubject<Int>()")
    #expect(shell(":marble s.map { $0 * 2 } frame:50ms").contains("note: #2 is alive"))
    shell("s.onNext(4)")
    #expect(shell(":marble #2").contains(" map { $0 * 2 }   8"))
    #expect(shell(":marble 1 + 1") == "error: '1 + 1' is of type Int, which is no sequence\n")
    #expect(
      shell(":marble nowhere.map { $0 }")
        == "error: cannot find 'nowhere' in scope\n  nowhere.map { $0 }\n  ^~~~~~~\n")
    #expect(shell(":marble Observable<Int>.interval(.seconds(1))").contains("note: time passes on a scheduler"))
    #expect(shell(":compare numbers.map { $0 }").contains("note: :marble EXPR draws a chain of the program"))
  }

  @Test("a path of properties means the subscription that there is")
  func paths() {
    let shell = quiet()
    shell("struct Model { let results = PublishSubject<Int>() }")
    shell("let model = Model()")
    #expect(shell(":why model.results").contains("it has no subscribers"))
    #expect(shell(":why model.results").contains("→ subscribe before values are pushed: model.results.subscribe("))
    shell("let sub = model.results.subscribe()")
    shell("model.results.onNext(3)")
    #expect(shell(":marble model.results").contains("PublishSubject   3"))
    #expect(!shell(":subs").contains("#2"))
  }

  @Test(":why says of a subject that the bag of its last subscription went")
  func releasedBags() {
    let shell = quiet()
    shell("let s = PublishSubject<Int>()")
    shell("func go() { let bag = DisposeBag(); s.subscribe().disposed(by: bag) }")
    shell("go()")
    let why = shell(":why s").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(why.contains("#1 was disposed at 0.000 because 'bag' went, which held it"))
    #expect(why.contains("a property, or a variable out here"))
    shell("s.subscribe().dispose()")
    #expect(shell(":why s").contains("subscribe before values are pushed"))
  }

  @Test(":why takes a path to a control, and tells how to ask for the controls of a controller")
  func controls() {
    let shell = quiet()
    shell("class Form: UIViewController { @IBOutlet var status: UILabel! }")
    shell("let form = Form()")
    shell(":present form")
    #expect(shell(":why form").hasPrefix("form (Form)\n"))
    #expect(shell(":why form").contains(":why form.NAME explains one"))
    shell("let bound = Observable.just(\"on\").bind(to: form.status.rx.text)")
    #expect(shell(":why form.status").hasPrefix("form.status (UILabel)\n- #1 just sets"))
  }

  @Test(":graph and :why take expressions and chains that are over")
  func finished() {
    let shell = quiet()
    shell("let done = Observable.of(7).map { $0 }.subscribe()")
    #expect(shell(":graph done").contains("#1 of.map") && shell(":graph done").contains("completed at 0.000"))
    #expect(shell(":graph Observable.of(1, 2).filter { $0 > 1 }").contains("└─ filter { $0 > 1 }   2 in, 1 out"))
    #expect(shell(":why Observable.just(1).map { $0 }").contains("has shown 1 value"))
    #expect(shell(":graph nowhere").contains("no live subscription matches 'nowhere'"))
  }

  @Test(":export svg takes an expression behind the file")
  func export() throws {
    let shell = quiet()
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("chain-\(UUID()).svg").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(shell(":export svg \(path) Observable.of(1, 2).map { $0 * 2 }") == "\(path): #1\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("map { $0 * 2 }"))
    #expect(shell(":export svg \(path) graph Observable.of(1, 2).filter { $0 > 1 }") == "\(path): #2, the graph\n")
  }

  @Test(":present tells what to do when loading the view failed")
  func failedLoading() {
    let shell = quiet()
    shell("class Form: UIViewController { var model: String!; override func viewDidLoad() { print(model.count) } }")
    #expect(shell(":present Form").contains("note: the view was not loaded to the end; give a new instance"))
    shell("let form = Form(); form.model = \"abc\"")
    #expect(!shell(":present form").contains("note:"))
  }

  @Test(":present takes the arguments of a controller's initializer")
  func present() {
    let shell = quiet()
    shell("import UIKit")
    shell("protocol API {}; struct Fake: API { let delay: Int }")
    shell(
      """
      final class Search: UIViewController {
        let api: API
        init(api: API) { self.api = api; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() { title = "fake" }
      }
      """)
    #expect(shell(":present Search(api: Fake(delay: 3))").hasPrefix("-- fake --"))
    #expect(shell(":present Search").contains("note: give the arguments of its initializer: :present Search(…)"))
  }

  @Test(":present makes a controller of a class whose name has no small letters")
  func presentedByKoreanName() {
    let shell = quiet()
    shell("class 화면: UIViewController {}")
    #expect(shell(":present 화면").hasPrefix("-- 화면1 --"))
    #expect(shell(":present 화면1").hasPrefix("-- 화면1 --"))
  }

  @Test(":compare calls operators with the arguments that are written")
  func comparedWithArguments() {
    let shell = quiet()
    let takes = shell(":compare take(1) take(2)")
    #expect(takes.contains("take(1)   source.take(1)") && takes.contains("take(2)   source.take(2)"))
    let times = shell(":compare throttle(.seconds(1)) debounce(500)")
    #expect(times.contains("source.throttle(.seconds(1), scheduler: scheduler)"))
    #expect(times.contains("source.debounce(.milliseconds(500)"))
    #expect(shell(":compare retry catch").contains("source       -a-b-#"))
    #expect(shell(":compare map(3)").contains("nothing is known of an operator 'map(3)'"))
  }

  @Test(":vars shows the element that a relay or a behavior subject keeps")
  func held() {
    let shell = quiet()
    shell("let relay = BehaviorRelay(value: 3), subject = BehaviorSubject(value: \"a\"), plain = PublishRelay<Int>()")
    shell("relay.accept(4)")
    #expect(
      shell(":vars") == """
        plain: PublishRelay<Int>
        relay: BehaviorRelay<Int> = value 4
        subject: BehaviorSubject<String> = value "a"

        """)
  }
}
