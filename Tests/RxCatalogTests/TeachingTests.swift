import Testing

@Suite("Teaching")
struct TeachingTests {
  @Test(
    "a member that another trait has is explained",
    arguments: [
      ("PublishSubject<Int>().drive()", "only a Driver can be driven"),
      ("_ = Driver.just(1).bind(to: BehaviorRelay(value: 0))", "not bound but driven"),
      ("_ = PublishRelay<Int>().asDriver()", "use asSignal()"),
      ("BehaviorRelay(value: 1).onNext(2)", "use accept(_:)"),
      ("_ = Driver.just(1).retry()", "cannot fail"),
      ("_ = Driver.just(1).flatMapLatest { Observable.just($0) }", ".asDriver(onErrorJustReturn:)"),
      ("let o: Observable<Int> = Driver.just(1)", "as an Observable it is .asObservable()"),
      ("Observable.just(1).dispose()", "a subscription ends, not the sequence"),
      ("_ = Observable.just(1).merge(PublishSubject<Int>())", "Observable.merge(first, second)"),
      (
        "_ = Driver.just(1).throttle(.seconds(1), scheduler: MainScheduler.instance)", "leave the scheduler out"
      ),
    ])
  func explains(source: String, lesson: String) {
    #expect(ProgramRun.fault(in: source)?.contains(lesson) == true)
  }

  @Test(
    "an operator in a function's place is not explained as a closure that passes an element on",
    arguments: [
      "let a = Observable.of(1), b = Observable.of(\"x\"); _ = Observable.zip(a, b).map(+)",
      "_ = Observable.of(\"x\").reduce(0, accumulator: +)",
    ])
  func operators(source: String) {
    #expect(ProgramRun.fault(in: source)?.contains("passes the element on") == false)
  }

  @Test(
    "a name that is not in scope is explained by what has it",
    arguments: [
      (
        "_ = Observable.just(1).subscribe().disposed(by: disposeBag)",
        "declare a value of it: let disposeBag = DisposeBag()"
      ),
      (
        "_ = Observable.just(1).subscribe(onNext { print($0) })", "onNext is an argument label, which ends with a colon"
      ),
      ("_ = Observable.just(1).subscribe().disposed(by: bag)", "let bag = DisposeBag()"),
      ("UIStoryboard(name: \"Main\", bundle: nil)", ":present CONTROLLER"),
      ("_ = Observable.just(1).map($0 * 2)", "a closure is written in braces"),
    ])
  func explainsNames(source: String, lesson: String) {
    #expect(ProgramRun.fault(in: source)?.contains(lesson) == true)
  }
}
