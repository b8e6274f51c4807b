import Testing

/// Code of RxSwift 2 to 5 runs as its current spelling does.
@Suite("Old spellings")
struct OldSpellingTests {
  @Test("operators and functions under their old names")
  func operators() throws {
    let output = try ProgramRun.output(
      of: """
        let bag = DisposeBag()
        just(1).subscribeNext { print($0) }.addDisposableTo(bag)
        sequenceOf(1, 2).doOnNext { print("do", $0) }.shareReplay(1).subscribeNext { print($0) }.addDisposableTo(bag)
        combineLatest(just(1), just("a")) { "\\($0)\\($1)" }.subscribeNext { println($0) }.addDisposableTo(bag)
        create { (observer: AnyObserver<Int>) in
          observer.onNext(1)
          observer.onCompleted()
          return AnonymousDisposable { print("gone") }
        }.catchErrorJustReturn(0).subscribe { print($0) }.addDisposableTo(bag)
        """)
    #expect(output == "1\ndo 1\n1\ndo 2\n2\n1a\nnext(1)\ncompleted\ngone\n")
  }

  @Test("a Variable is a stream that completes when the variable goes away")
  func variable() throws {
    let output = try ProgramRun.output(
      of: """
        func run() {
          let variable = Variable(1)
          _ = variable.asObservable().subscribe { print($0) }
          variable.value += 1
        }
        run()
        """)
    #expect(output == "next(1)\nnext(2)\ncompleted\n")
  }

  @Test("sampleLatest sends the latest element again, sample does not")
  func sampleLatest() throws {
    let output = try ProgramRun.output(
      of: """
        let source = PublishSubject<Int>(), tick = PublishSubject<Void>()
        _ = source.sample(tick).subscribe(onNext: { print("sample", $0) })
        _ = source.sampleLatest(tick).subscribe(onNext: { print("latest", $0) })
        source.onNext(1)
        tick.onNext(())
        tick.onNext(())
        """)
    #expect(output == "sample 1\nlatest 1\nlatest 1\n")
  }
}
