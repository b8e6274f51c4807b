import Testing

@testable import Playground

@Suite("commands")
struct CommandTests {
  @Test(
    "are found by any unique prefix",
    arguments: [(":adv 1s", "advance"), (":h", "help"), (":q", "quit"), (":ty x", "type")])
  func prefixes(line: String, name: String) throws {
    #expect(try CommandTable.resolve(line).0.name == name)
  }

  @Test("that are ambiguous or unknown are named, with what was meant")
  func unknown() {
    let shell = Shell()
    #expect(shell(":re").hasPrefix("error: ':re' could be :resume, :record, :reset\n"))
    #expect(shell(":advence 3").contains("did you mean ':advance'?"))
    #expect(shell(":").hasPrefix("error: a command is missing behind ':'"))
  }

  @Test("stretches of time are read with their units")
  func durations() {
    #expect(DurationText.parse("300ms") == .milliseconds(300))
    #expect(DurationText.parse("1.5s") == .milliseconds(1500))
    #expect(DurationText.parse("2") == .seconds(2))
    #expect(DurationText.parse("2 min") == .seconds(120))
    #expect(DurationText.parse("1h") == .seconds(3600))
    for wrong in ["", "ms", "-1s", "1e400", "abc", "1..2s", "99999999999h"] {
      #expect(DurationText.parse(wrong) == nil)
    }
  }

  @Test("filters choose traces by number, name, operator and event")
  func filters() {
    let shell = Shell()
    shell("let s = PublishSubject<Int>()")
    shell("let a = s.map { $0 }.subscribe()")
    shell("let b = s.filter { $0 > 0 }.subscribe()")
    #expect(shell(":trace map") == "trace events, only map\n")
    #expect(shell("s.onNext(1)").split(separator: "\n").count == 1)
    #expect(shell(":trace *") == "trace events\n")
    shell(":trace next")
    shell(":mute #1")
    let text = shell("s.onNext(2)")
    #expect(text.contains("#2 s.filter") && !text.contains("#1"))
    #expect(shell(":trace") == "trace events, only next, not #1\n")
    #expect(shell(":unmute #1") == "trace events, only next\n")
    #expect(shell("s.onNext(3)").split(separator: "\n").count == 2)
    #expect(shell(":unmute #7") == "error: #7 was not muted\n")
  }

  @Test("level all shows what each operator passes on, from the source downwards")
  func all() {
    let shell = Shell()
    shell("let s = PublishSubject<Int>()")
    shell(":trace all")
    shell("let d = s.map { $0 * 2 }.filter { $0 > 2 }.subscribe()")
    let lines = shell("s.onNext(2)").split(separator: "\n").map {
      $0.split(separator: " ").suffix(2).joined(separator: " ")
    }
    #expect(lines == ["s next(2)", "map next(4)", "filter next(4)", "s.map.filter next(4)"])
    #expect(shell("s.onNext(1)").split(separator: "\n").count == 2)
  }

  @Test(":dispose ends subscriptions by number, name or all of them")
  func dispose() {
    let shell = Shell()
    shell("let s = PublishSubject<Int>(), t = PublishSubject<Int>()")
    shell("let a = s.subscribe(), b = t.subscribe(), c = t.map { $0 }.subscribe()")
    #expect(shell(":dispose #1").contains("#1 s           disposed"))
    #expect(shell(":dispose #1").contains("there is no subscription '#1'"))
    #expect(shell(":dispose t").split(separator: "\n").count == 2)
    #expect(shell(":subs") == "no subscriptions\n")
  }

  @Test(
    ":help fits a terminal of eighty columns and twenty-four rows",
    arguments: [
      ":help", ":help start", ":help drivers", ":help debounce", ":help combineLatest", ":help subscribe", ":help bind",
      ":help Driver", ":help zip", ":help create", ":help asDriver", ":help share", ":help UITextField",
    ] + ["look", "time", "trace", "screen", "files", "session"].map { ":help " + $0 }
      + CommandTable.all.map { ":help :" + $0.name })
  func helpFits(page: String) {
    let lines = Shell()(page).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 23 && lines.allSatisfy { $0.count < 80 })
    #expect(!lines.isEmpty)
  }

  @Test(
    ":help keeps words whole however narrow the terminal is", arguments: [20, 40, 60],
    [":help", ":help look", ":help :events", ":help :export", ":help drivers", ":help commands"])
  func helpIsNarrow(columns: Int, page: String) {
    for line in Shell(columns: columns)(page).split(separator: "\n") where line.count > columns {
      // Only a word that is longer than a line extends further.
      #expect(line.split(separator: " ").count == 1, "\(line)")
    }
  }

  @Test("messages keep words whole on a terminal, and only there")
  func narrowMessages() {
    let input = "let n: Int = \"한국어\" + nowhere(1, 2, 3)"
    let wide = Shell()(input)
    let narrow = Shell(columns: 20)(input)
    #expect(wide == "error: cannot find 'nowhere' in scope\n  \(input)\n                          ^~~~~~~\n")
    #expect(narrow == "error: cannot find\n  'nowhere' in scope\n  …국어\" + nowhere(…\n           ^~~~~~~\n")
    #expect(Shell(columns: 30)(":nothing").split(separator: "\n").allSatisfy { $0.count <= 30 })
  }

  @Test(":help tells what is meant first, and counts what it leaves out")
  func helpInOrder() {
    let shell = Shell()
    #expect(shell(":help debounce").contains("\n\nObservableType: func debounce("))
    #expect(shell(":help subscribe").contains("\n\nObservableType: func subscribe(onNext:"))
    #expect(shell(":help combineLatest").contains("more forms: :help combineLatest all"))
    #expect(shell(":help combineLatest all").contains("InfallibleType: static func combineLatest"))
  }

  @Test(":help begins each item of a list on a line of its own")
  func helpLists() {
    let items = Shell()(":help combineLatest").split(separator: "\n").filter {
      $0.contains("- An ") || $0.contains("- Comp")
    }
    #expect(items.count == 2)
    #expect(items.allSatisfy { $0.hasPrefix("  - ") })
  }

  @Test("a type without its parentheses is told what is missing; a type alone is shown")
  func typeAsValue() {
    let shell = Shell()
    let said = shell("let query = PublishSubject<String>")
    #expect(said.hasPrefix("error: expected member name or initializer call after type name\n"))
    #expect(said.contains("note: add arguments after the type to construct a value of the type\n"))
    #expect(shell("PublishSubject<String>") == "$R0: PublishSubject<String>.Type\n")
    #expect(shell("[Int]") == "$R1: [Int].Type\n")
  }

  @Test(":help explains operators with their signature, a sentence and a diagram")
  func help() {
    let shell = Shell()
    let text = shell(":help debounce")
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>"))
    #expect(text.contains("-------b-----c|"))
    #expect(shell(":help debunce").contains("did you mean debounce"))
    for command in CommandTable.all { #expect(shell(":help").contains(":" + command.name)) }
    #expect(shell(":help :trace").contains("subscribed, completed, error, disposed"))
  }

  @Test(":type tells a type and runs nothing")
  func type() {
    let shell = Shell()
    shell("let s = PublishSubject<Int>()")
    #expect(shell(":type s.map { \"\\($0)\" }") == "Observable<String>\n")
    #expect(shell(":type print(1)") == "()\n")
    #expect(shell(":type s.foo").contains("has no member 'foo'"))
    #expect(shell(":type Driver<Int>") == "Driver<Int>.Type\n")
    #expect(shell(":type (Int) -> Void") == "((Int) -> Void).Type\n")
    #expect(shell(":type let doubled = s.map { $0 * 2 }.asDriver(onErrorJustReturn: 0)") == "doubled: Driver<Int>\n")
    #expect(shell(":type s.map").contains("map<Result>(_ transform: (Int) throws -> Result) -> Observable<Result>\n"))
    shell("func twice(_ x: Int) -> Int { x + x }\nfunc twice(_ x: String) -> String { x + x }")
    #expect(shell(":type twice").split(separator: "\n").count == 2)
    #expect(shell(":type twice(2)") == "Int\n")
    #expect(shell(":type func f() {}").hasPrefix("error: an expression is wanted here\n"))
    #expect(shell(":subs") == "no subscriptions\n")
  }

  @Test("the virtual clock is stepped, run and left")
  func clock() {
    let shell = Shell()
    shell(":trace off")
    shell(
      "let d = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(5).subscribe(onNext: { print($0) })"
    )
    #expect(shell(":advance 2s") == "0\n1\n")
    #expect(shell(":advance 0.5") == "note: a number alone is seconds: 500 ms\n")
    #expect(shell(":advance 500 milliseconds") == "2\n")
    #expect(shell(":clock") == "virtual clock at 3.000, 1 scheduled\n")
    #expect(shell(":run 1s") == "3\nsomething is still scheduled\n")
    #expect(shell(":run") == "4\n")
    #expect(shell(":clock real").hasPrefix("real clock at "))
    #expect(shell(":advance 1s").contains("the real clock goes by itself"))
  }

  @Test("a story is loaded by its name")
  func story() {
    let shell = Shell()
    #expect(shell(":load 10-subjects-and-relays.swift").contains("PublishSubject"))
    #expect(shell(":load 99-nothing.swift").contains("No such file or directory"))
    #expect(shell(":help start").contains(":load 10-subjects-and-relays.swift runs a story"))
  }
}
