import Testing

/// Interpreted programs print the same as compiled ones.
@Suite("Programs")
struct ProgramTests {
  @Test("events are taken apart in switch and print as Swift prints them")
  func events() throws {
    let output = try ProgramRun.output(
      of: """
        enum E: Error { case bad }
        _ = Observable.of("a", "b").concat(Observable.error(E.bad)).subscribe { event in
          switch event {
          case .next(let text): print("element", text)
          case .error(let error): print("failed", error)
          case .completed: print("done")
          }
          print(event)
        }
        """)
    #expect(output == "element a\nnext(a)\nelement b\nnext(b)\nfailed bad\nerror(bad)\n")
  }

  @Test("the library's errors are caught and matched by case")
  func libraryErrors() throws {
    let output = try ProgramRun.output(
      of: """
        enum E: Error { case bad }
        _ = Observable.of(1, 2).single().subscribe(onError: { error in
          if case RxError.moreThanOneElement = error { print("more than one") }
        })
        _ = Observable<Int>.error(RxError.timeout).subscribe(onError: { print($0) })
        let subject = BehaviorSubject(value: 1)
        subject.onError(E.bad)
        do { print(try subject.value()) } catch E.bad { print("caught") } catch { print("other") }
        """)
    #expect(output == "more than one\nSequence timeout.\ncaught\n")
  }

  @Test("a closure that throws becomes an error event, and retry subscribes again")
  func throwingClosures() throws {
    let output = try ProgramRun.output(
      of: """
        enum E: Error { case bad }
        _ = Observable.of(1, 2).map { (n: Int) throws -> Int in
          if n == 2 { throw E.bad }
          return n
        }.retry(2).subscribe(onNext: { print($0) }, onError: { print("error", $0) }, onDisposed: { print("disposed") })
        """)
    #expect(output == "1\n1\nerror bad\ndisposed\n")
  }

  @Test("Single, Maybe and Completable end as their enums say")
  func traits() throws {
    let output = try ProgramRun.output(
      of: """
        enum E: Error { case bad }
        _ = Single<Int>.create { send in
          send(.success(5))
          return Disposables.create()
        }.map { $0 * 2 }.subscribe { result in
          switch result {
          case .success(let value): print("success", value)
          case .failure(let error): print("failure", error)
          }
        }
        _ = Maybe<Int>.empty().subscribe(onSuccess: { print($0) }, onCompleted: { print("nothing") })
        _ = Completable.error(E.bad).subscribe { event in
          if case .error(let error) = event { print("not completed", error) }
        }
        _ = Completable.empty().andThen(Single.just(3)).subscribe(onSuccess: { print("then", $0) })
        """)
    #expect(output == "success 10\nnothing\nnot completed bad\nthen 3\n")
  }

  @Test("types of the program conform to the library's protocols")
  func writtenConformances() throws {
    let output = try ProgramRun.output(
      of: """
        struct Countdown: ObservableType {
          typealias Element = Int
          let from: Int
          func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Int {
            for i in stride(from: from, to: 0, by: -1) { observer.onNext(i) }
            observer.onCompleted()
            return Disposables.create { print("over") }
          }
        }
        _ = Countdown(from: 2).map { $0 * 10 }.subscribe(onNext: { print($0) }, onCompleted: { print("lift off") })
        final class Handle: Disposable { func dispose() { print("handle disposed") } }
        _ = Observable<Int>.using({ Handle() }, observableFactory: { _ in Observable.of(1) }).subscribe { print($0) }
        final class Label { var text = "" { didSet { print("label:", text) } } }
        extension Label: ReactiveCompatible {}
        extension Reactive where Base: Label {
          var text: Binder<String> { Binder(base, scheduler: CurrentThreadScheduler.instance) { $0.text = $1 } }
        }
        let label = Label()
        _ = Observable.just("hello").bind(to: label.rx.text)
        """)
    #expect(output == "20\n10\nlift off\nover\nnext(1)\ncompleted\nhandle disposed\nlabel: hello\n")
  }

  @Test("parameter packs are there for two to eight sources, and for collections")
  func combining() throws {
    let output = try ProgramRun.output(
      of: """
        let a = Observable.of(1, 2), b = Observable.of("x", "y"), c = Observable.of(true, false)
        _ = Observable.zip(a, b, c).subscribe(onNext: { print($0, $1, $2) })
        _ = Observable.combineLatest(a, b) { "\\($0)\\($1)" }.toArray().subscribe(onSuccess: { print($0) })
        _ = Observable.zip([a, a]) { $0.reduce(0, +) }.toArray().subscribe(onSuccess: { print($0) })
        """)
    #expect(output.hasPrefix("1 x true\n2 y false\n"))
    #expect(output.hasSuffix("[2, 4]\n"))
  }

  @Test("a test scheduler runs a program's streams in virtual time")
  func testScheduler() throws {
    let output = try ProgramRun.output(
      of: """
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
        let observer = scheduler.start { source.map { $0 * 10 } }
        print(observer.events)
        print(source.subscriptions)
        """)
    #expect(output == "[next(10) @ 210, next(20) @ 220, completed @ 300]\n[(200: 300)]\n")
  }

  @Test("toBlocking waits and throws the sequence's error")
  func blocking() throws {
    let output = try ProgramRun.output(
      of: """
        enum E: Error { case bad }
        print(try Observable.of(1, 2, 3).toBlocking().toArray())
        do { _ = try Observable<Int>.error(E.bad).toBlocking().first() } catch { print("threw", error) }
        """)
    #expect(output == "[1, 2, 3]\nthrew bad\n")
  }
}
