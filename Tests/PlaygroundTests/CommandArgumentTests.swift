import Testing

@testable import Playground

@Suite("arguments of commands")
struct CommandArgumentTests {
  private func shell(_ inputs: String...) -> Shell {
    let shell = Shell()
    shell(":trace off")
    for input in inputs { shell(input) }
    return shell
  }

  @Test("a command without arguments refuses one", arguments: ["pause", "resume", "dismiss", "reset", "leaks", "quit"])
  func refused(name: String) {
    let shell = shell()
    #expect(shell(":\(name) now").hasPrefix("error: :\(name) takes no arguments\n"))
    #expect(!shell.session.isQuitting && !shell.session.clock.isPausing)
  }

  @Test(":subs and :vars list what matches their arguments")
  func filters() {
    let shell = shell(
      "let a = PublishSubject<Int>(), b = PublishSubject<Int>(), n = 5", "let s = a.map { $0 }.subscribe()",
      "let t = b.subscribe()")
    #expect(shell(":subs map").hasPrefix("#1 a.map ") && !shell(":subs map").contains("#2"))
    #expect(shell(":subs #2").hasPrefix("#2 b "))
    #expect(shell(":subs c").hasPrefix("error: no live subscription matches 'c'\n"))
    #expect(shell(":subs #x").hasPrefix("error: '#x' is not the number of a subscription\n"))
    #expect(shell(":vars n") == "n: Int = 5\n")
    #expect(shell(":vars m").hasPrefix("error: there is no variable 'm'\n"))
  }

  @Test(":mute refuses a name that no subscription, variable or operator has")
  func mute() {
    let shell = shell("let a = PublishSubject<Int>()")
    #expect(shell(":mute nope").hasPrefix("error: there is no subscription 'nope'\n"))
    #expect(shell(":mute #7").hasPrefix("error: there is no subscription '#7'\n"))
    let (muted, traced) = (shell(":mute a map"), shell(":unmute a map"))
    #expect(muted.hasSuffix(", not a, map\n") && !traced.contains("not"), "\(muted)\(traced)")
  }

  @Test("formats of :export complete and accept their own options only")
  func exports() {
    let shell = shell("let query = PublishSubject<Int>()")
    func words(_ text: String) -> [String] {
      shell.session.completions(of: text, at: text.utf8.count).candidates.map(\.insert)
    }
    #expect(words(":export rxtest q") == ["query"] && words(":export rxtest gra").isEmpty)
    #expect(words(":export rxtest T.swift xc") == ["xctest"] && words(":export rxtest xc").isEmpty)
    #expect(words(":export svg a.svg gr") == ["graph"])
    #expect(shell(":export rxtest graph").hasPrefix("error: a graph is exported as a picture\nnote: :export svg FILE"))
    #expect(shell(":export svg a.svg xctest").hasPrefix("error: XCTest is a form of a test\n"))
  }

  @Test(":help names the short forms of commands")
  func shortForms() {
    let shell = shell()
    #expect(shell(":help :trace").contains("short form :t\n"))
    #expect(shell(":help commands").contains(":e events, "))
  }

  @Test(":help of a member does not show the page that has its name")
  func member() {
    let shell = shell()
    #expect(shell(":help TestScheduler.start").contains("func start"))
    #expect(!shell(":help start").contains("func start"))
    #expect(shell(":help released").hasPrefix("released: In traces alone"))
  }

  @Test("an error that an input throws is named without the words of a program's end")
  func thrown() {
    let shell = shell("enum Problem: Error { case offline }")
    #expect(shell("throw Problem.offline").hasPrefix("error: uncaught error: Problem.offline\n"))
    #expect(shell("print([1][5])").contains("error: Fatal error: Index out of range"))
  }

  @Test("values that only have a debug description are shown")
  func described() {
    let shell = shell()
    #expect(shell("[Recorded.next(1, \"x\")]") == "$R0: [Recorded<Event<String>>] = [next(x) @ 1]\n")
    #expect(shell("CGRect(x: 0, y: 0, width: 3, height: 4)").hasPrefix("$R1: CGRect = CGRect(origin: "))
  }

  @Test("the list of lessons may go through the pager, the beginning of a lesson does not")
  func pagedLists() {
    #expect(Command.lesson.isPaged(.init(text: "")) && !Command.lesson.isPaged(.init(text: "3")))
    #expect(Command.help.isPaged(.init(text: "map")) && !Command.pause.isPaged(.init(text: "")))
  }

  @Test(":history shows :edit before the text that it gave, where it was entered")
  func edit() {
    var options = Session.Options(isInteractive: true, clock: .virtual)
    options.edit = { .edited($0.replacing("1", with: "2")) }
    options.earlierInputs = { ["let old = 0", "let z = 1", "z + 1", ":edit", ":history"] }
    let output = CollectedOutput()
    let session = Session(output: output, options: options)
    session.start()
    defer { session.end() }
    for input in ["let z = 1", "z + 1", ":edit"] { session.evaluate(input) }
    _ = output.take()
    session.evaluate(":history")
    #expect(output.take() == "-1  let old = 0\n 1  let z = 1\n 2  z + 1\n 3  :edit\n 4  z + 2\n")
  }
}

@Suite("leaks of one bag")
struct SharedBagTests {
  @Test(":leaks lists all subscriptions of a bag that a closure keeps alive")
  func cycle() {
    let shell = Shell()
    shell(":trace off")
    shell("let name = PublishSubject<String>()")
    shell(
      """
      final class Profile {
        let bag = DisposeBag()
        var title = ""
        func bind() {
          name.subscribe(onNext: { self.title = $0 }).disposed(by: bag)
          name.map { $0.count }.subscribe(onNext: { [weak self] in self?.title = "\\($0)" }).disposed(by: bag)
        }
      }
      """)
    shell("var profile: Profile? = Profile(); profile?.bind()")
    shell("profile = nil")
    let leaks = shell(":leaks")
    #expect(leaks.contains("a cycle: its closure keeps the Profile alive, whose bag holds it"))
    #expect(leaks.contains("#2 name.map"))
    #expect(leaks.contains("it is in the same bag as #1, whose closure keeps that bag alive"))
  }
}
