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
    ])
  func explains(source: String, lesson: String) {
    #expect(ProgramRun.fault(in: source)?.contains(lesson) == true)
  }
}
