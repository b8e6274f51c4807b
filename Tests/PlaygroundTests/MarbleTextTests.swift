import Testing

@testable import Playground

@Suite("marble text")
struct MarbleTextTests {
  @Test(
    "is of Int where all values are whole numbers, of String else, of what the table says, of what is wanted",
    arguments: [
      ("cold(\"-1-2|\")", "Int"), ("cold(\"-a-2|\")", "String"), ("hot(\"12\")", "Int"), ("cold(\"--|\")", "String"),
      ("cold(\"-a|\", [\"a\": 1.5])", "Double"), ("cold(\"-'10'|\", frame: 10)", "Int"),
    ])
  func types(expression: String, element: String) {
    #expect(Shell()(":type \(expression)") == "Observable<\(element)>\n")
  }

  @Test("of numbers is of String where that is wanted, or where the text is not written out")
  func wanted() {
    let shell = Shell()
    #expect(shell("let a: Observable<String> = cold(\"-1|\")") == "a: Observable<String>\n")
    shell("let text = \"-1|\"")
    #expect(shell("let b = cold(text)") == "b: Observable<String>\n")
  }

  @Test("is expected of a chain: time runs to the end of the diagram")
  func expectation() {
    let shell = Shell()
    shell(":trace off")
    shell("let query = PublishSubject<String>()")
    shell("let out = query.debounce(.milliseconds(300), scheduler: MainScheduler.instance)")
    shell("query.play(\"--a-b-----c---|\")")
    #expect(shell("expect(out, \"-------b-----c|\")") == "$R1: Bool = true\n")
    #expect(shell(":clock") == "virtual clock at 1.400, nothing scheduled\n")
  }

  @Test("compares exact times under the virtual clock, also within a frame")
  func exactTimes() {
    let shell = Shell()
    shell(":trace off")
    func late(_ milliseconds: Int) -> String {
      shell("expect(cold(\"a-|\").delay(.milliseconds(\(milliseconds)), scheduler: MainScheduler.instance), \"--a-|\")")
    }
    #expect(late(200).hasSuffix(" = true\n"))
    #expect(late(290).contains("first difference in frame 2 (200 ms): expected next(a), but there is nothing"))
    #expect(late(210).contains("first difference in frame 2 (200 ms): expected next(a), but there is nothing"))
  }

  @Test("that is not met shows both diagrams and points at the first frame that differs")
  func difference() {
    let shell = Shell()
    shell(":trace off")
    #expect(
      shell("expect(cold(\"-1-2-3|\").map { $0 * 5 }, \"-5-'11'-'15'|\")") == """
        error: not as expected, line 1: expect(cold("-1-2-3|").map { $0 * 5 }, "-5-'11'-'15'|")
        expected   -5-'11'-'15'|
        actual     -5-'10'-'15'|
                      ^
        first difference in frame 3 (300 ms): expected next(11), but there is next(10)
        $R0: Bool = false

        """)
    #expect(shell.session.faultCount == 1)
  }

  @Test("that is not met makes a script a faulty one, which goes on to its end")
  func script() {
    let shell = Shell(interactive: false)
    #expect(!shell.session.run(file: "expect(cold(\"-1|\"), \"-2|\")\nprint(\"on\")", name: "t.swift"))
    let text = shell.output.take()
    #expect(text.contains("not as expected, line 1") && text.hasSuffix("on\n"))
  }

  @Test("that cannot be read, or played, is a fault that points into the text")
  func faults() {
    let shell = Shell()
    #expect(
      shell("let a = cold(\"-(a|\")").hasPrefix(
        "error: Fatal error: column 2: this group is not closed with `)`\n         -(a|\n          ^\n"))
    #expect(shell("PublishRelay<Int>().play(\"-1|\")").contains("a relay takes values only and never ends"))
    #expect(shell("PublishSubject<Int>().play(\"-a|\")").contains("the value 'a' of the diagram is no Int"))
    #expect(shell("let b = cold(\"-a|\", [\"b\": 1])").contains("the value 'a' of the diagram is no key"))
    #expect(shell("let c = cold(\"-\", frame: Int.max)").contains("a frame lasts a day at most"))
  }

  @Test("an interrupt ends an expectation without a word about it")
  func interrupt() {
    let shell = Shell()
    shell(":trace off")
    let text = shell(
      "let out = cold(\"-1|\").do(onNext: { _ in let a = [Int](); print(a[0]) }); expect(out, \"-1|\")")
    #expect(text.contains("Index out of range") && !text.contains("not as expected"))
  }

  @Test("names that it uses are free for the program")
  func shadowing() {
    let shell = Shell()
    #expect(shell("let cold = cold(\"-1|\")") == "cold: Observable<Int>\n")
    #expect(shell("func expect(_ a: Int) -> Int { a }; expect(3)").hasSuffix("$R0: Int = 3\n"))
  }
}
