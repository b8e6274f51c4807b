import Testing
@testable import RxCatalog
@testable import SyntaxTree

/// Notes beside messages, for which swiftc has none.
@Suite("Notes that teach")
struct LessonTests {
  @Test(
    "tell why, and what is written instead",
    arguments: [
      ("numbers.map { a, b in a }", "map gives the closure one element at a time"),
      ("Observable.zip(numbers, numbers) { x in x }", "the closure gets an element of each sequence, so it takes 2"),
      ("subject.withLatestFrom(score) { $0 }", "the closure gets both: { element, latest in … }"),
      ("numbers.subscribe(onCompleted: { x in print(x) })", "a completion brings nothing"),
      ("numbers.catchAndReturn(\"none\")", "what stands in for an error is an element as the others: Int"),
      ("numbers.asDriver(onErrorJustReturn: \"\")", "what stands in for an error is an element as the others: Int"),
      ("numbers.startWith(\"a\")", "what is put in is an element as the others: Int"),
      ("let mixed = Observable.of(1, \"a\")", "elements of one sequence are of one type"),
      ("let made = Observable<Int>()", "an Observable is made by just(…)"),
      (
        "let one = Single<Int>.create { observer in observer.onNext(1); return Disposables.create() }",
        "a Single's observer is a function, called once"
      ),
      (
        "let o = Observable<Int>.create { observer in observer.onNext(1); return nil }",
        "create gives back what ends the work"
      ),
      (
        "let o = Observable<Int>.create { observer in\n  let n = 1\n  observer.onNext(n)\n}",
        "the closure of create ends with what stops the work"
      ),
      ("map { $0 }", "map is an operator, which is called on an observable: source.map { $0 * 2 }"),
      ("for number in numbers { print(number) }", "elements come later, not in a loop"),
      ("numbers.append(4)", "a sequence is not changed from outside"),
      ("numbers.sum()", "elements are added when the sequence is over"),
      ("score.value = 3", "the value of a relay is read only; accept(_:)"),
      (
        "BehaviorSubject(value: 1).value = 3",
        "onNext(_:) sends a BehaviorSubject a new value, try value() reads the latest"
      ),
      ("score.value += 1", "the value of a relay is read only; accept(_:)"),
      ("let open = PublishSubject()", "say what it sends: PublishSubject<Int>()"),
      ("import Moya", "a request is URLSession.shared.rx.data(request:)"),
      ("import SnapKit", "views are laid out by UIStackView"),
      ("throw \"lost\"", "an error is of a type that says so"),
      ("this.score = 1", "the object itself is 'self'"),
      ("console.log(\"a\")", "text is written by print(…)"),
      ("for i in range(3) { print(i) }", "a range is written 0..<3"),
      ("void f() { print(1) }", "a function is declared with 'func'"),
      ("int x = 1", "a name comes first, then its type: let x: Int = …"),
      ("let d: [String, Int] = [:]", "a dictionary's type has a colon"),
      ("let d = {\"a\": 1}", "a dictionary is written in brackets"),
      ("func f(Int x) {}", "a parameter's name comes first, then its type: x: Int"),
      ("try { print(1) } catch { }", "'do' begins what may throw"),
      ("func f(x: Int) { x += 1 }", "a parameter is a constant"),
      ("print(\"abc\".substring(1))", "a part of a text is prefix(3)"),
    ])
  func lessons(_ fault: String, _ beginning: String) {
    let text = FixTests.prelude + fault + "\n"
    let faults = FaultFixtureTests.diagnostics(of: text, "a").filter { $0.severity == .error }
    // Words that are no Swift are unknown names besides.
    #expect(faults.count == 1 || faults.first?.kind is ParsingDiagnostic)
    #expect(
      faults.flatMap(\.notes).contains { $0.message.hasPrefix(beginning) },
      "\(faults.map(\.message)), but the notes are \(faults.flatMap(\.notes).map(\.message))")
  }

  @Test(
    "name an imported module as missing, with what to use instead",
    arguments: ["Combine", "SwiftUI", "RxDataSources", "RxGesture", "RxSwiftExt"])
  func modules(_ name: String) {
    let found = FaultFixtureTests.diagnostics(of: "import \(name)\n", "a")
    #expect(found.map(\.message) == ["module '\(name)' is missing here; nothing is imported"])
    #expect(found.first?.severity == .warning && found.first?.notes.count == 1)
  }

  @Test(
    "are not told where the words suffice",
    arguments: [
      "numbers.map { $0.cuont }", "let text: Int = \"a\"", "print(undefinedName)", "Observable<Int>.just(\"a\")",
      "relay.accept(\"a\")",
    ])
  func quiet(_ fault: String) {
    let faults = FaultFixtureTests.diagnostics(of: FixTests.prelude + fault + "\n", "a")
    #expect(faults.filter { $0.severity == .error }.count == 1)
    #expect(faults.flatMap(\.notes).isEmpty, "\(faults.flatMap(\.notes).map(\.message))")
  }
}
