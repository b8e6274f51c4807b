import Testing

@testable import RxCatalog

@Suite("Names of other libraries")
struct ForeignNameTests {
  @Test("have counterparts that the catalog knows", arguments: Set(ForeignName.all.compactMap(\.counterpart)).sorted())
  func counterparts(_ name: String) {
    let isTopic = ["operators", "subjects"].contains(name)
    #expect(isTopic || RxCatalog.entries.contains { $0.name == name }, "\(name)")
  }

  @Test(
    "are explained where they are used",
    arguments: [
      ("_ = Observable.just(1).pairwise()", "Observable.zip(source, source.skip(1))"),
      ("_ = Observable.just(1).combineLatestWith(Observable.just(2))", "Observable.combineLatest(first, second)"),
      ("PublishSubject<Int>().unsubscribe()", "a subscription ends, not the sequence"),
      ("PublishSubject<Int>().error(\"x\")", "onError(_:)"),
      ("fromEvent(1, \"click\")", "control.rx.controlEvent"),
      (
        "Observable.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe { print($0) }",
        "Observable<Int>.interval"
      ),
      ("_ = debounce(3)", "source.debounce(.milliseconds(300), scheduler: MainScheduler.instance)"),
      (
        "_ = Observable.merge(PublishSubject<Int>(), PublishSubject<String>())", ".map { … } changes the elements first"
      ),
      ("x = 5", "a new name is declared"),
      ("_ = PublishRelay<Int>().accept()", "accept(_:) takes the element to send, of type Int"),
      ("class C: UITableViewController {}", "a UIViewController with a UITableView"),
      ("let v: ObservableObject? = nil", "state is a BehaviorRelay(value:)"),
      ("import rxjs", "everything of RxSwift is imported already"),
      ("from rxjs import of", "everything of RxSwift is imported already"),
      ("raise Problem.bad", "an error is thrown with 'throw'"),
      ("1 in [1, 2]", "list.contains(element)"),
      ("Observable.just(1).subscribe({ next: { print($0) } })", "an observer is closures with labels"),
      ("require(\"rxjs\")", "everything of RxSwift is imported already"),
    ])
  func explains(source: String, lesson: String) {
    let prelude = source.hasPrefix("import rx") || source.hasPrefix("from") ? "" : FixTests.prelude
    let notes = FaultFixtureTests.diagnostics(of: prelude + source + "\n", "a").flatMap(\.notes).map(\.message)
    #expect(notes.contains { $0.contains(lesson) }, "\(notes)")
  }
}
