@testable import FoundationLibrary
import Testing
@testable import Checking
@testable import Execution
@testable import Interpreter
@testable import RxCatalog
@testable import SyntaxTree
@testable import Types

@Suite("Completion over Rx")
struct RxCompletionTests {
  private final class SilentHost: Host {
    func write(_ text: String) {}
    func readLine() -> String? { nil }
    func report(_ trap: Trap) {}
    func didBind(_ value: Value, to variable: VariableDecl) {}
  }

  private let program: Program

  init() {
    program = Program(modules: [standardModule] + RxCatalog.modules(), host: SilentHost())
    let parsed = program.parse(
      SourceFile(name: "setup", text: "let query = PublishSubject<String>(); let bag = DisposeBag()"))
    let result = program.check(parsed.unit, mode: .prompt)
    #expect(result.unit != nil, "\(result.diagnostics.map(\.message))")
  }

  private func signatures(_ text: String) -> [String] {
    program.completions(in: text, at: text.utf8.count).items.map(\.signature)
  }

  @Test("operators show the element that they deliver")
  func operators() {
    #expect(
      signatures("query.debounc") == [
        "debounce(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<String>"
      ])
    #expect(
      signatures("query.map { $0.count }.filte") == ["filter(_ predicate: (Int) throws -> Bool) -> Observable<Int>"])
    #expect(signatures("Observable.emp") == ["empty() -> Observable<Element>"])
  }

  @Test("labels and implicit members of an operator's call")
  func arguments() {
    #expect(signatures("query.debounce(.sec") == ["seconds(Int)"])
    #expect(signatures("query.debounce(.seconds(1), ") == ["scheduler: any SchedulerType"])
    #expect(
      signatures("query.debounce(.seconds(1), scheduler: MainSched") == [
        "MainScheduler()", "MainScheduler.instance: MainScheduler", "MainScheduler",
      ])
    #expect(signatures("query.subscribe(onN") == ["onNext: ((String) -> Void)?"])
  }

  @Test("labels of the overloads that the arguments before fit")
  func fittingOverloads() {
    #expect(signatures("query.subscribe(onNext: { print($0) }, onErr") == ["onError: ((any Error) -> Void)?"])
    #expect(signatures("let numbers: Observable<Int> = Observable.from(op") == ["optional: Int?"])
    #expect(signatures("Observable<Int>.timer(.mi") == ["microseconds(Int)", "milliseconds(Int)"])
  }

  @Test("elements at the end of chains, inside of closures of several statements")
  func chains() {
    #expect(
      signatures("Observable.combineLatest(query, query.map(\\.count)).filter { text, n in n.isMul") == [
        "isMultiple(of other: Int) -> Bool"
      ])
    #expect(
      signatures("query.flatMapLatest { text -> Observable<Int> in\n  let n = text.count\n  return .jus") == [
        "just(_ element: Int) -> Observable<Int>",
        "just(_ element: Int, scheduler: any ImmediateSchedulerType) -> Observable<Int>",
      ])
    #expect(
      signatures("query.map { $0.count }.subscribe(onNext: { n in\n  let text = undeclared(n)\n  n.descr") == [
        "description: String"
      ])
    #expect(
      signatures("Single<Int>.create { single in\n  single(.suc") == ["success(Int)"])
  }

  @Test("what a closure is given decides what its parameter has")
  func closures() {
    #expect(signatures("query.subscribe { event in event.elem") == ["element: String?"])
    #expect(signatures("query.subscribe(onNext: { text in text.isEm") == ["isEmpty: Bool"])
    #expect(signatures("Observable.zip(query, query) { a, b in b.isEm") == ["isEmpty: Bool"])
    #expect(signatures("query.withLatestFrom(query).map { $0.isEm") == ["isEmpty: Bool"])
  }
}
