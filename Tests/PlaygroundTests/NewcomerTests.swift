import Foundation
import Testing

@testable import Playground

@Suite("Answers to inputs of newcomers")
struct NewcomerTests {
  private func shell(_ inputs: String...) -> Shell {
    let shell = Shell()
    shell(":trace off")
    for input in inputs { shell(input) }
    return shell
  }

  @Test("time goes on where the other clock was, so that a later event is drawn behind an earlier one")
  func clocks() {
    let shell = shell("let a = PublishSubject<String>()", "a.subscribe()", ":advance 2s", "a.onNext(\"x\")")
    #expect(shell(":clock real").hasPrefix("real clock at 2."))
    shell("a.onNext(\"y\")")
    #expect(shell(":clock virtual").hasPrefix("virtual clock at 2."))
    shell(":advance 2s")
    shell("a.onNext(\"z\")")
    let row = shell(":marble a").split(separator: "\n").first { $0.hasPrefix("a ") } ?? ""
    let places = ["x", "y", "z"].map { row.range(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil } && places.compactMap { $0 } == places.compactMap { $0 }.sorted(), "\(row)")
  }

  @Test("the disposable of a subscription that has ended still leads to the subscription")
  func goneResults() {
    let shell = shell("Observable.of(1).subscribe()")
    let text = shell(":why $R0")
    #expect(text.hasPrefix("#1 of has shown 1 value\n") && !text.contains("error"))
    let value = shell("$R0")
    #expect(value.contains("error: $R0 was the disposable of #1, which has ended"))
    #expect(value.contains("note: :why #1 explains it") && !value.contains("Fatal"))
  }

  @Test("a result is explained by its own name")
  func results() {
    let shell = shell("let a = PublishSubject<Int>()", "a.map { $0 * 3 }")
    #expect(shell(":why $R0").contains("→ $R0.subscribe(onNext: { print($0) })"))
  }

  @Test(":leaks shows an input without a number, and the result that still reaches its subscription")
  func leaks() {
    let shell = shell("let a = PublishSubject<Int>()", "a.subscribe()")
    let text = shell(":leaks")
    #expect(text.contains("\n  a.subscribe()\n"))
    #expect(text.contains("$R0.dispose() ends this one"))
  }

  @Test("a trace and the recording show one time for an event")
  func times() throws {
    let shell = Shell(clock: .real)
    var traced: [Substring] = []
    shell("let a = PublishSubject<Int>()")
    for input in ["a.subscribe()", "a.onNext(1)", "a.onNext(2)", "a.onCompleted()"] {
      traced += shell(input).split(separator: "\n").filter { $0.contains("#1 a") }.map {
        $0.drop { $0 == " " }.prefix { $0 != " " }
      }
    }
    let events = shell(":events #1").split(separator: "\n").filter { $0.contains("#1 a ") }
      .compactMap { line in line.split(separator: " ").first { $0.contains(".") } }
    #expect(traced.count == 4 && events == traced)
  }

  @Test("a variable's name is no command of the shell")
  func names() {
    let shell = shell()
    #expect(!shell("q.onNext(1)").contains(":quit"))
    #expect(!shell("Observable.merge(Observable.just(1), q)").contains(":quit"))
    #expect(shell("q").contains("commands of the shell begin with a colon: :quit"))
  }

  @Test("a call that is proposed for a method has the try that it needs")
  func attempts() {
    #expect(shell("let b = BehaviorSubject(value: 1)")("b.value").contains("\n  try b.value()\n"))
  }

  @Test(":export names the word that is no chain")
  func exports() {
    let shell = shell("let a = PublishSubject<Int>()", "a.subscribe()")
    #expect(shell(":export rxtest out T.swift").contains("there is no subscription 'out'"))
    #expect(shell(":help :export").contains(":export rxtest results T.swift"))
  }

  @Test(
    "Tab completes the numbers of subscriptions behind #",
    arguments: ["why", "marble", "graph", "events", "export json"])
  func numbers(command: String) {
    let shell = shell("let a = PublishSubject<Int>()", "a.subscribe()")
    let text = ":\(command) #"
    let found = shell.session.completions(of: text, at: text.utf8.count)
    #expect(found.candidates.map(\.insert) == ["#1"] && found.start == text.utf8.count - 1)
  }

  @Test("behind a parenthesis labels come first, and a variable does not look like one")
  func arguments() {
    let shell = shell("let a = PublishSubject<Int>()", "a.map { $0 }")
    let text = "a.subscribe("
    let found = shell.session.completions(of: text, at: text.utf8.count).candidates
    #expect(found.first?.insert.hasSuffix(":") == true)
    #expect(found.first { $0.insert == "a" }?.display == "a")
    #expect(found.first { $0.insert == "a" }?.summary.hasPrefix("PublishSubject<Int>") == true)
  }

  @Test(":subs aligns its times and counts")
  func columns() {
    let shell = shell("let a = PublishSubject<Int>()", "a.subscribe()", ":advance 100s", "a.subscribe()", "a.onNext(1)")
    for _ in 0..<10 { shell("a.onNext(1)") }
    #expect(
      shell(":subs") == """
        #1 a   subscribe  since   0.000   11 elements
        #2 a   subscribe  since 100.000   11 elements

        """)
  }

  @Test(":trace on brings back what was traced, and each change is answered with what is traced now")
  func traces() {
    let shell = Shell()
    #expect(shell(":trace subs") == "trace subs\n")
    #expect(shell(":trace off").isEmpty)
    #expect(shell(":trace on") == "trace subs\n")
    shell("let a = PublishSubject<Int>()")
    #expect(shell(":trace a").hasSuffix("trace subs, only a\n"))
    #expect(shell(":trace events") == "trace events, only a\nnote: :trace * traces every chain and event again\n")
    #expect(shell(":trace *") == "trace events\n")
    #expect(shell(":mute a") == "trace events, not a\n")
    #expect(shell(":unmute") == "trace events\n")
  }

  @Test("a closure of drive that gets the whole sequence is pointed out")
  func drive() {
    let shell = shell("let a = PublishSubject<Int>()", "let d = a.asDriver(onErrorJustReturn: 0)")
    let text = shell("d.drive { print($0) }")
    #expect(
      text.contains("drive { … } is given the whole sequence") && text.contains("\n  d.drive(onNext: { print($0) })\n"))
    #expect(!shell("d.drive(onNext: { print($0) })").contains("warning"))
  }

  @Test("the last value of a closure of several statements is given back by return")
  func lastValues() {
    let text = shell("let a = PublishSubject<Int>()")("a.map { x in let y = x * 2; y }")
    #expect(text.contains("gives back a value with 'return'") && text.contains("let y = x * 2; return y }"))
  }

  @Test("an event that reaches no observer is reported once for each subject")
  func unheard() {
    let shell = shell("let s = PublishSubject<Int>()", "let kept = BehaviorSubject(value: 1)")
    #expect(shell("s.onNext(3)") == "note: nothing is subscribed to s, so 3 reached no observer: :why s\n")
    #expect(shell("s.onNext(4)").isEmpty)
    #expect(shell("kept.onNext(2)").isEmpty)
    shell("let t = PublishSubject<Int>(); let sub = t.subscribe()")
    #expect(shell("t.onNext(1)").isEmpty)
    shell("t.onCompleted()")
    #expect(shell("t.onNext(5)") == "note: t has ended, so 5 reached no observer: :why t\n")
  }

  @Test(":quit takes no arguments")
  func quitting() {
    let shell = shell()
    #expect(shell(":quit foo") == "error: :quit takes no arguments\nnote: :help :quit explains it\n")
    #expect(shell("1 + 1") == "$R0: Int = 2\n")
  }

  @Test("a shared stream's silence is told of the subscription that began it")
  func shared() {
    let shell = shell(
      "let a = PublishSubject<Int>()", "let shared = a.share()", "shared.subscribe()", ":advance 3s",
      "shared.subscribe()")
    let text = shell(":why shared")
    #expect(text.hasPrefix("shared, as #2 sees it; #1 is subscribed to it, too\n"))
    #expect(text.contains("nothing was pushed into a since #1 subscribed to it at 0.000"))
  }

  @Test("a sequence that was over is named as a call")
  func endings() {
    let shell = shell("let o = Observable.of(1, 2)", "o.subscribe()")
    #expect(shell(":why o").contains("because the sequence of(1, 2) was over"))
  }

  @Test(":edit opens the declaration of a name")
  func editing() {
    let shell = Shell(edit: { text in .edited(text.replacing("1", with: "7")) })
    shell("let stream = Observable.of(1)")
    shell("let other = 1")
    #expect(shell(":edit stream").contains("rx> let stream = Observable.of(7)"))
    #expect(shell(":edit nothing").contains("the program declares no 'nothing'"))
  }

  @Test("a command that changes the session says what it did")
  func answers() {
    let shell = shell("let a = PublishSubject<Int>()", "a.subscribe()")
    #expect(shell(":reset") == "all names are forgotten, 1 subscription was disposed of\n")
    shell(":pause")
    #expect(shell(":resume") == "virtual clock at 0.000, nothing scheduled\n")
  }

  @Test("a far name is no suggestion, and names of other shells lead to what they mean")
  func suggestions() {
    let shell = shell()
    #expect(!shell(":print").contains("hint"))
    #expect(shell(":doc map").contains(":help map"))
    #expect(shell(":info flatMap").contains(":help map"))
    #expect(shell(":list").contains(":vars"))
    #expect(shell(":help scope").contains("whileConnected") && shell(":help forever").contains("later subscribers"))
    #expect(shell(":help bag").contains("DisposeBag()"))
    #expect(shell(":help Variable").contains("BehaviorRelay"))
  }

  @Test(":help shows the sentence and the diagram of an operator before its signatures")
  func help() throws {
    let text = shell()(":help flatMap")
    #expect(text.hasPrefix("flatMap: Turns each element into a sequence and merges what they send."))
    let sequence = try #require(text.range(of: "func flatMap"))
    #expect(text[..<sequence.lowerBound].contains("source "))
    #expect(shell()(":help retry").hasPrefix("retry: Subscribes again when the sequence fails, until"))
  }

  @Test("a closure without its brace is shown where it begins")
  func braces() {
    let text = shell("let a = PublishSubject<Int>()")("a.subscribe(onNext: { print($0)\n)")
    #expect(text.contains("expected '}' at end of closure") && text.contains("to match this opening '{'"))
  }
}
