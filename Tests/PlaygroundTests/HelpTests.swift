import Testing

@testable import Playground

@Suite("help")
struct HelpTests {
  @Test("explains aliases, functions of Swift, topics and messages")
  func names() {
    let shell = Shell()
    #expect(
      shell(":help Driver").hasPrefix("typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>"))
    for name in ["Driver", "Signal", "Single", "Maybe", "Completable", "print", "Array"] + HelpTopic.all.map(\.name) {
      #expect(!shell(":help \(name)").hasPrefix("error:"), "\(name)")
    }
    #expect(shell(":help print").hasPrefix("func print(_ items: Any..., separator: String = \" \", terminator: String"))
    #expect(shell(":help print").contains("Prints values, separated by spaces, and ends the line."))
    #expect(shell(":help operators").contains("debounce") && shell(":help subjects").contains("ReplaySubject"))
    #expect(shell(":help Binding error").contains("asDriver(onErrorJustReturn:)"))
    #expect(shell(":help Binding").hasPrefix("Binding error"))
    #expect(shell(":help bind(to:)") == shell(":help bind"))
    #expect(shell(":help subject") == shell(":help subjects"))
    #expect(shell(":help bag").contains("DisposeBag"))
    #expect(shell(":help let").hasPrefix("let: a keyword of Swift\n  Declares a constant"))
    #expect(shell(":help Drivr").contains("did you mean Driver"))
  }

  @Test(
    "explains names of other libraries and languages, and words that lead to something",
    arguments: [
      ("switchMap", "RxJS's switchMap is flatMapLatest here", "Turns each element into a sequence"),
      ("tap", "RxJS's tap is do(onNext: …) here", "Sends each time that the button is tapped."),
      ("pipe", "operators are members here", ":help debounce explains one"), ("fromEvent", "button.rx.tap", ""),
      ("len", "'count'", ""), ("const", "'let'", ""), ("stop", "Ends the subscription", "DisposeBag"),
      ("unsubscribe", "Ends the subscription", ":try dispose"),
      ("throw", "Ends a function with an error", ":help swift"),
      ("$0", "$1 is the second argument", ""), ("closure", "{ x in x * 2 }", ""),
      ("Observable.of", "static func of", ""),
      ("retain cycle", ":leaks", ""), ("Xcode", ":export", ""), ("BehaviorSubject", "Members: onNext", "value"),
      ("observable", ":help creating", ":help streams"), ("interval", "MainScheduler.instance", ""),
    ])
  func others(name: String, first: String, second: String) {
    let text = Shell()(":help \(name)")
    #expect(text.contains(first) && (second.isEmpty || text.contains(second)), "\(text)")
  }

  @Test("puts forms that take several sequences first")
  func severalSequences() {
    let forms = Shell()(":help merge").components(separatedBy: "ObservableType: ")
    #expect(forms.dropFirst().first?.hasPrefix("static func merge(_ sources: Observable<Element>...)") == true)
  }

  @Test("explains the words of reactive programming, categories of operators and commands by their plurals")
  func words() {
    let shell = Shell()
    #expect(shell(":help sequences").hasPrefix("stream: Events that come one after the other"))
    #expect(shell(":help stream") == shell(":help streams"))
    #expect(shell(":help streams").contains(":lesson 1"))
    #expect(shell(":help next").hasPrefix("next: The event that brings an element"))
    #expect(shell(":help completed").hasPrefix("completed: "))
    #expect(shell(":help cold").hasPrefix("cold: Begins anew") && shell(":help cold").contains("func cold("))
    #expect(shell(":help combining").contains("zip") && shell(":help combining") == shell(":help operators combining"))
    #expect(shell(":help operators").split(separator: "\n")[1].hasPrefix("  creating"))
    #expect(shell(":help lessons") == shell(":help :lesson"))
    #expect(shell(":help view").hasSuffix(":help :view  explains the command\n"))
    #expect(shell(":help elay").contains("did you mean"))
    #expect(shell(":help transcripts").contains("rx> INPUT"))
  }

  @Test("lists the parameters of a function, a line each")
  func parameters() {
    let text = Shell()(":help cold all")
    #expect(!text.contains("Parameters:") && text.contains("\n  - frame: Duration of one character"))
  }

  @Test(
    "fits eighty columns and a usual terminal's rows",
    arguments: HelpTopic.all.map(\.name) + StandardTypeHelp.all.map(\.name) + ["Driver", "Single"])
  func fits(topic: String) {
    let lines = Shell()(":help \(topic)").split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 }, "\(lines.count)")
  }

  @Test("ends with an example to try and related names")
  func related() {
    let text = Shell()(":help debounce")
    #expect(text.hasSuffix("  :try debounce  runs an example\n  See also: throttle, sample, delay, timeout\n"))
  }

  @Test("shows members that the types of Swift's library have", arguments: StandardTypeHelp.all.map(\.name))
  func standardTypes(name: String) throws {
    let shell = Shell()
    let help = try #require(StandardTypeHelp.named(name))
    let text = help.sample + "."
    let known = Set(
      shell.session.completions(of: text, at: text.utf8.count).candidates.map { StandardTypeHelp.memberName($0.insert) }
    )
    for (use, _) in help.members {
      let names = use.contains("(") ? [Substring(StandardTypeHelp.memberName(use))] : use.split(separator: ", ")
      for name in names { #expect(known.contains(String(name)), "\(name)") }
    }
  }

  @Test("mentions related names that it knows")
  func relatedNamesExist() {
    for name in HelpText.names {
      for other in RelatedNames.of(name) { #expect(HelpText.names.contains(other), "\(other)") }
    }
  }

  @Test("has examples that run, for every name with a diagram and for the types of sequences")
  func examples() {
    let shell = Shell()
    shell(":trace off")
    var count = 0
    for name in HelpText.names where HelpExample(name) != nil {
      let text = shell(":try \(name)")
      #expect(!text.contains("error:"), "\(name): \(text)")
      count += 1
      shell(":dispose all")
    }
    #expect(count > 70)
    #expect(shell(":vars") == "no variables yet\n")
    #expect(shell(":try map").hasSuffix("next(2)\nnext(4)\nnext(6)\ncompleted\n"))
    #expect(shell(":try nothing").hasPrefix("error: nothing is known about 'nothing'"))
  }

  @Test("tells of the program's own names their type, source and uses")
  func ownNames() {
    let shell = Shell()
    shell("let query = PublishSubject<String>()")
    shell("let short = query.filter { $0.count < 3 }")
    shell("func twice(_ x: Int) -> Int {\n  x + x\n}")
    shell("struct Player { let name: String }\nlet kim = Player(name: \"Kim\")")
    #expect(
      shell(":help query") == """
        query: PublishSubject<String>
            let query = PublishSubject<String>()
          Used by:
            let short = query.filter { $0.count < 3 }
          :help PublishSubject  explains its type

        """)
    #expect(shell(":source twice") == "func twice(_ x: Int) -> Int {\n  x + x\n}\n")
    #expect(shell(":help twice").hasPrefix("twice: (Int) -> Int\n    func twice(_ x: Int) -> Int {\n"))
    #expect(shell(":source Player") == "struct Player { let name: String }\n")
    #expect(shell(":help Player").hasPrefix("struct Player\n"))
    #expect(shell(":source debounce").contains("it is a part of the library: :help debounce"))
    #expect(shell(":source nowhere").hasPrefix("error: the program declares no 'nowhere'"))
  }

  @Test("short forms of commands keep their meaning")
  func shortForms() throws {
    let kept = [
      "a": "advance", "d": "dispose", "e": "events", "ed": "edit", "g": "graph", "h": "help", "l": "load",
      "le": "leaks", "m": "marble", "n": "next", "p": "present", "q": "quit", "r": "run", "s": "subs", "so": "source",
      "t": "trace", "ti": "time", "ty": "type", "v": "vars", "w": "why", "x": "export",
    ]
    for (short, name) in kept { #expect(try CommandTable.resolve(":" + short).0.name == name) }
    for (short, name) in CommandTable.shortForms {
      #expect(kept[short] == name, "a new short form belongs to this list")
    }
    #expect(CommandTable.all.allSatisfy { command in CommandTable.shortForms[command.name] == nil })
  }

  @Test("explains first what the types that implement a protocol have in common")
  func requirement() {
    #expect(Shell()(":help dispose").hasPrefix("Disposable: func dispose()\n  Ends the subscription:"))
  }

  @Test("knows names in upper and lower case where only one is meant")
  func otherCase() {
    let shell = Shell()
    #expect(shell(":help observable") == shell(":help Observable"))
    #expect(shell(":help FLATMAPLATEST") == shell(":help flatMapLatest"))
  }
}
