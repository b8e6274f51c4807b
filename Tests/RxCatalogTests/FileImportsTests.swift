import Execution
import Interpreter
import FoundationLibrary
import RxCatalog
import SyntaxTree
import Testing

@Suite("the names of libraries that a file sees are those of its imports")
struct FileImportsTests {
  /// Returns the errors of a program of several files, each with the module that it proposes to import.
  private func errors(_ files: String..., mode: Program.Mode = .file) -> [String] {
    let program = Program(modules: [standardModule] + RxCatalog.modules(), host: ProgramRun())
    let unit = SourceFile(joining: files.enumerated().map { ("\($0.offset)", $0.element) })
    return program.check(program.parse(unit).unit, mode: mode).diagnostics.filter { $0.severity == .error }.map {
      error in
      let proposed = error.notes.flatMap(\.fix).map { $0.text.split(whereSeparator: \.isWhitespace).last ?? "" }
      return "\(error.caret.fileName):\(error.caret.line) \(error.message)" + proposed.map { " <- \($0)" }.joined()
    }
  }

  @Test("a file without imports sees every name, and so do an input of the prompt and the text of a pipe")
  func everything() {
    #expect(errors("let a: Driver<Int>? = nil; let b = Date(); let c = UILabel()").isEmpty)
    #expect(errors("import RxSwift\nlet a: Driver<Int>? = nil; let b = Date()", mode: .prompt).isEmpty)
    #expect(errors("import RxSwift\nlet a: Driver<Int>? = nil; let b = Date()", mode: .text).isEmpty)
  }

  @Test("each file of a program has imports of its own")
  func files() {
    let found = errors(
      "import Foundation\nfunc now() -> Date { Date() }", "import RxSwift\nlet a = now()\nlet b: Date = a",
      "let c: Date = now()")
    #expect(found == ["1:3 cannot find type 'Date' in scope <- Foundation"])
  }

  @Test(
    "modules bring those that they export",
    arguments: [
      ("RxCocoa", "let a = PublishSubject<Int>(); let b = PublishRelay<Int>(); let c: Driver<Int>? = nil"),
      ("UIKit", "let a = Date(); let b = DispatchQueue.main; let c = CGRect.zero; let d = CLLocationManager()"),
      ("Foundation", "let a = DispatchGroup(); let b = sin(1.0); let c: URLRequest? = nil; let d: Bundle? = nil"),
      ("Rx", "let a = PublishSubject<Int>(); let b = PublishRelay<Int>(); let c: Signal<Int>? = nil"),
      ("RxTesting", "let a = TestScheduler(initialClock: 0); let b: BlockingObservable<Int>? = nil"),
    ])
  func exports(_ module: String, _ program: String) { #expect(errors("import \(module)\n" + program).isEmpty) }

  @Test(
    "the missing import is proposed",
    arguments: [
      ("PublishRelay<Int>()", "RxRelay"), ("Driver<Int>.empty()", "RxCocoa"), ("sin(1.0)", "Foundation"),
      ("DispatchQueue.main", "Dispatch"), ("UILabel()", "UIKit"), ("TestScheduler(initialClock: 0)", "RxTest"),
      ("CLLocationManager()", "CoreLocation"), ("JSONDecoder()", "Foundation"),
    ])
  func proposals(_ value: String, _ module: String) {
    let name = value.prefix { $0.isLetter }
    #expect(errors("import RxSwift\nlet a = \(value)") == ["0:2 cannot find '\(name)' in scope <- \(module)"])
  }
}
