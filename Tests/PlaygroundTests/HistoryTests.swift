import Synchronization
import Testing

@testable import Playground

@Suite("history")
struct HistoryTests {
  @Test("lists inputs with numbers, finds them, and runs one again")
  func history() {
    let shell = Shell(edit: { .edited($0.replacing("3", with: "4")) })
    #expect(shell(":history") == "error: nothing was entered yet\n")
    shell("let n = 3")
    shell("print(n,\n  n)")
    #expect(shell(":history print") == "3  print(n,\n     n)\n")
    #expect(shell(":history") == "1  :history\n2  let n = 3\n3  print(n,\n     n)\n4  :history print\n")
    #expect(shell(":history 3") == "rx> print(n,\n...>   n)\n3 3\n")
    #expect(shell(":edit 2").hasPrefix("rx> let n = 4\n"))
    // Messages name inputs by these numbers.
    #expect(shell("print(#fileID)") == "main/rx10\n")
    #expect(shell(":history fileID") == "10  print(#fileID)\n")
    #expect(shell("print(n)") == "4\n")
    #expect(shell(":history 99").hasPrefix("error: there is no input 99"))
    #expect(shell(":history nothing").contains("no input has 'nothing' in it"))
    #expect(shell(":history 1").contains("is a :history command itself"))
    #expect(
      shell.session.log.statements.map(\.text) == [
        "let n = 3", "print(n,\n  n)", "print(n,\n  n)", "let n = 4", "print(#fileID)", "print(n)",
      ])
  }

  @Test("holds the inputs of earlier sessions, once each, counted back from this one")
  func earlier() {
    var options = Session.Options(isInteractive: true, clock: .virtual)
    options.earlierInputs = { ["print(\"old\")", "let a = 1"] }
    let output = CollectedOutput()
    let session = Session(output: output, options: options)
    session.start()
    defer { session.end() }
    session.evaluate("let a = 1")
    _ = output.take()
    session.evaluate(":history")
    #expect(output.take() == "-1  print(\"old\")\n 1  let a = 1\n")
    session.evaluate(":history -1")
    #expect(output.take() == "rx> print(\"old\")\nold\n")
  }

  @Test("an answer that is longer than the window goes to the pager, a shorter one does not")
  func pager() {
    let shown = Mutex<[String]>([])
    let works = Mutex(true)
    var options = Session.Options(isInteractive: true, clock: .virtual)
    options.terminalHeight = { 24 }
    options.page = { text in
      shown.withLock { $0.append(text) }
      return works.withLock { $0 }
    }
    let output = CollectedOutput()
    let session = Session(output: output, options: options)
    session.start()
    defer { session.end() }
    session.evaluate(":help commands")
    #expect(output.take() == "" && shown.withLock { $0.first?.contains(":marble") } == true)
    session.evaluate(":help :marble")
    #expect(output.take().hasPrefix(":marble") && shown.withLock { $0.count } == 1)
    works.withLock { $0 = false }
    session.evaluate(":help commands")
    #expect(output.take().contains(":marble"))
    #expect(!session.clock.isPausing)
  }
}

@Suite("proposed changes at the prompt")
struct ProvenFixTests {
  @Test("are shown where the corrected line checks, and only there")
  func proven() {
    let shell = Shell()
    shell("let numbers = Observable.of(1, 2), bag = DisposeBag()")
    #expect(
      shell("numbers.map { $0 + 1 }.disposed(by: bag)").contains("numbers.map { $0 + 1 }.subscribe().disposed(by: bag)")
    )
    #expect(!shell("numbers.map { $0 + 1 }.disposed(by: DisposeBag)").contains(".subscribe().disposed"))
    #expect(shell("numbers.subscribe(onnext: { print($0) }).disposed(by: bag)").contains("numbers.subscribe(onNext:"))
    #expect(shell("print(bag)").contains("DisposeBag"))
    #expect(shell("numbrs.map { $0 }").contains("numbers"))
  }
}
