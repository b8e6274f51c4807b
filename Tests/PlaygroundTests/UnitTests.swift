import Foundation
import Testing

@testable import Playground

/// Units that are checked together: pastes, files of one program.
@Suite("units of input")
struct UnitTests {
  @Test("a paste is checked as a whole: what it uses may be declared further down")
  func paste() {
    let shell = Shell()
    #expect(
      shell(
        """
        extension Pair {
          func sum() -> Int { x + double(y) }
        }
        func double(_ n: Int) -> Int { 2 * n }
        struct Pair { var x, y: Int }
        print(Pair(x: 1, y: 2).sum())
        """
      ).hasSuffix("5\n"))
  }

  @Test("a name of an earlier input is declared again, one of the same paste is not")
  func redeclaration() {
    let shell = Shell()
    shell("let a = 1; func f() -> Int { 1 }; struct S {}")
    #expect(
      shell("let a = \"text\"\nfunc f() -> Int { 2 }\nstruct S { var n = 1 }\nprint(a, f(), S().n)").hasSuffix(
        "text 2 1\n"))
    let refused = shell("let b = 1\nprint(b)\nlet b = 2")
    #expect(
      refused.contains("invalid redeclaration of 'b'") && refused.hasSuffix("none of these 3 statements was run\n"))
    #expect(shell("b").contains("cannot find 'b' in scope"))
    #expect(shell("func g() {}\nfunc g() {}").contains("invalid redeclaration of 'g()'"))
    #expect(shell("struct T {}\nstruct T {}").contains("invalid redeclaration of 'T'"))
  }

  @Test("one statement may use the variable that it declares again")
  func shadowing() {
    let shell = Shell()
    shell("let n = 1")
    #expect(shell("let n = n + 1") == "n: Int = 2\n")
  }

  @Test("a line with a command ends a unit")
  func commands() {
    let shell = Shell()
    let text = shell("let a = 1\n:type a\nlet a = 2\nprint(a)")
    #expect(text.contains("a: Int = 1\n") && text.hasSuffix("2\n"))
    #expect(shell("print(later)\n:vars\nlet later = 1").contains("cannot find 'later' in scope"))
  }

  @Test("after a fault the rest of a paste is left out, and what ran before stays")
  func fault() {
    let shell = Shell()
    let text = shell("let first = 1\nprint([first][3])\nlet second = 2\nlet third = 3")
    #expect(text.contains("Index out of range") && text.hasSuffix("note: the 2 statements behind it were not run\n"))
    #expect(shell("first") == "$R0: Int = 1\n")
    #expect(shell("second").contains("cannot find 'second' in scope"))
  }

  @Test("values of a paste get names, and a saved session has each statement")
  func results() throws {
    let shell = Shell()
    #expect(shell("1 + 1\nlet a = 3\na + 1; a + 2").hasSuffix("$R1: Int = 4\n$R2: Int = 5\n"))
    #expect(shell("$R0 + $R2") == "$R3: Int = 7\n")
    let path = NSTemporaryDirectory() + UUID().uuidString + ".swift"
    defer { try? FileManager.default.removeItem(atPath: path) }
    shell(":save \(path)")
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    #expect(saved.contains("let a = 3\n"))
  }

  @Test("a recorded paste is one input, and its replay shows the same")
  func recording() throws {
    let shell = Shell()
    let path = NSTemporaryDirectory() + UUID().uuidString + ".md"
    defer { try? FileManager.default.removeItem(atPath: path) }
    shell(":record \(path)")
    shell("print(twice(2))\nfunc twice(_ n: Int) -> Int { 2 * n }")
    shell(":record off")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("rx> print(twice(2))\n...> func twice(_ n: Int) -> Int { 2 * n }\n"))
    #expect(TranscriptReplay(path: path, text: text).differences.isEmpty)
  }

  /// Runs files as a program and gives what is printed.
  private func run(_ files: [(String, String)], checksOnly: Bool = false) -> String {
    let output = CollectedOutput()
    let session = Session(
      output: output, options: Session.Options(isInteractive: false, clock: .virtual, checksOnly: checksOnly))
    session.start()
    defer { session.end() }
    session.run(program: files.map { ScriptSource(name: $0.0, text: $0.1) })
    if checksOnly { session.finishCheck() }
    return output.take()
  }

  @Test("several files are one program, in any order")
  func files() {
    let main = ("main.swift", "print(Model(limit).next(), #line)\n")
    let model = (
      "b.swift",
      "#!/usr/bin/env rxsh\nlet limit = 2\nstruct Model {\n  private var n: Int\n  init(_ n: Int) { self.n = n }\n  func next() -> Int { helper(n) }\n}"
    )
    let helper = ("c.swift", "func helper(_ n: Int) -> Int { n + 1 }\n")
    for files in [[main, model, helper], [model, main, helper], [helper, model, main]] {
      #expect(run(files) == "3 1\n")
    }
  }

  @Test("diagnostics name the file and its line; fileprivate is of one file")
  func diagnostics() {
    let first = ("a.swift", "// A comment.\nstruct A { fileprivate var n = 1 }\nfunc f() -> Int { A().n }\n")
    let second = ("b.swift", "print(f())\nprint(A().n)\nlet text: String = 1\n")
    let found = run([second, first], checksOnly: true)
    #expect(found.contains("b.swift:2:11: error: 'n' is inaccessible due to 'fileprivate' protection level"))
    #expect(found.contains("a.swift:2:28: note: 'n' declared here"))
    #expect(found.contains("b.swift:3:20: error: cannot convert value of type 'Int' to specified type 'String'"))
    #expect(!found.contains("a.swift:3"))
    #expect(run([("a.swift", "func f() {\n"), ("b.swift", "func g() {}\n")]).contains("a.swift:"))
    let twice = run([("a.swift", "struct S {}\n"), ("b.swift", "\nstruct S {}\n")])
    #expect(twice.contains("b.swift:2:8: error: invalid redeclaration of 'S'"))
  }

  @Test("a folder stands for its Swift files, and for the module that tests import")
  func folder() throws {
    let root = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: root) }
    for (path, text) in [
      ("App/main.swift", ""), ("App/Views/view.swift", ""), ("App/.build/x.swift", ""), ("App/Package.swift", ""),
      ("App/notes.md", ""),
    ] {
      let url = URL(fileURLWithPath: root + "/" + path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    var files = ProgramFiles()
    files.add(root + "/App/")
    files.add("other.swift")
    #expect(files.paths == [root + "/App/Views/view.swift", root + "/App/main.swift", "other.swift"])
    #expect(files.modules == ["App"])
    #expect(files.refusals.isEmpty)
    try FileManager.default.createDirectory(atPath: root + "/Empty", withIntermediateDirectories: true)
    files.add(root + "/Empty")
    #expect(files.refusals.map(\.message) == ["cannot read \(root)/Empty: the folder has no Swift files"])
  }

  @Test("the support code and pages of a playground run as they are; an example without it is explained")
  func playground() {
    let support = """
      import Foundation
      /**
       Runs an example.
       */
      public func example(_ description: String, action: () -> Void) {
          printHeader(description)
          action()
      }
      public func printHeader(_ description: String) { print("\\n--- \\(description) example ---") }
      public enum TestError: Swift.Error {
          case test
      }
      """
    let page = """
      /*:
       # Page
       [Previous](@previous)
       */
      import RxSwift
      /*:
       ## map
       */
      example("map") {
          let disposeBag = DisposeBag()
          Observable.of(1, 2)
              .map { $0 * $0 }
              .subscribe(onNext: { print($0) })
              .disposed(by: disposeBag)
      }
      example("failing") {
          let disposeBag = DisposeBag()
          let subject = PublishSubject<String>()
          subject.catchAndReturn("-").subscribe { print($0) }.disposed(by: disposeBag)
          subject.onError(TestError.test)
      }
      //: [Next](@next)
      """
    let expected = "\n--- map example ---\n1\n4\n\n--- failing example ---\nnext(-)\ncompleted\n"
    #expect(run([("Page.swift", page), ("SupportCode.swift", support)]) == expected)
    let shell = Shell()
    shell(":trace off")
    #expect(shell(support + "\n" + page).hasSuffix(expected))
    #expect(Shell()(page).contains("the support code of a playground declares it"))
  }
}
