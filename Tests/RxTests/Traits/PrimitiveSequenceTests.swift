import Rx
import RxTesting
import Testing

@Suite("Single, Maybe and Completable")
struct PrimitiveSequenceTests {
  private func events<Trait, Element>(_ sequence: PrimitiveSequence<Trait, Element>) -> [String] {
    var events: [String] = []
    _ = sequence.asObservable().subscribe { events.append("\($0)") }
    return events
  }

  private func results<Element>(_ single: Single<Element>) -> [String] {
    var results: [String] = []
    _ = single.subscribe(
      onSuccess: { results.append("success \($0)") }, onFailure: { results.append("failure \($0)") },
      onDisposed: { results.append("disposed") })
    return results
  }

  @Test("a Single reports its result once, then it is disposed")
  func single() {
    #expect(results(Single.just(1)) == ["success 1", "disposed"])
    #expect(results(Single<Int>.error(TraitFailure())) == ["failure TraitFailure()", "disposed"])
    var isDisposed = false
    let created = Single<Int>.create { observer in
      observer(.success(1))
      observer(.success(2))
      observer(.failure(TraitFailure()))
      return Disposables.create { isDisposed = true }
    }
    #expect(results(created) == ["success 1", "disposed"])
    #expect(isDisposed)
    var received: [String] = []
    _ = created.subscribe { received.append("\($0)") }
    #expect(received == ["success(1)"])
  }

  @Test("a Maybe ends with an element, without, or with an error")
  func maybe() {
    func ends(_ maybe: Maybe<Int>) -> [String] {
      var ends: [String] = []
      _ = maybe.subscribe(
        onSuccess: { ends.append("success \($0)") }, onError: { ends.append("error \($0)") },
        onCompleted: { ends.append("completed") }, onDisposed: { ends.append("disposed") })
      return ends
    }
    #expect(ends(.just(1)) == ["success 1", "disposed"])
    #expect(ends(.empty()) == ["completed", "disposed"])
    #expect(ends(.error(TraitFailure())) == ["error TraitFailure()", "disposed"])
    #expect(
      ends(
        .create {
          $0(.completed); return Disposables.create()
        }) == ["completed", "disposed"])
    #expect(
      ends(
        .create {
          $0(.success(2)); return Disposables.create()
        }) == ["success 2", "disposed"])
  }

  @Test("a Completable completes or fails")
  func completable() {
    func ends(_ completable: Completable) -> [String] {
      var ends: [String] = []
      _ = completable.subscribe(
        onCompleted: { ends.append("completed") }, onError: { ends.append("error \($0)") },
        onDisposed: { ends.append("disposed") })
      return ends
    }
    #expect(ends(.empty()) == ["completed", "disposed"])
    #expect(ends(.error(TraitFailure())) == ["error TraitFailure()", "disposed"])
    #expect(
      ends(
        .create {
          $0(.completed); return Disposables.create()
        }) == ["completed", "disposed"])
    var received: [String] = []
    _ = Completable.empty().subscribe { received.append("\($0)") }
    #expect(received == ["completed"])
  }

  @Test("a failure without a handler is reported as unhandled")
  func unhandled() {
    onMain { environment in
      _ = Single<Int>.error(TraitFailure()).subscribe(onSuccess: { _ in })
      _ = Completable.error(TraitFailure()).subscribe()
      _ = Maybe<Int>.error(TraitFailure()).subscribe(onSuccess: { _ in })
      #expect(environment.faults == [String](repeating: "Unhandled error happened: TraitFailure()", count: 3))
    }
  }

  @Test("handlers are given an object while it lives")
  func with() {
    final class Target { var log: [String] = [] }
    let target = Target()
    _ = Single.just(1).subscribe(with: target, onSuccess: { $0.log.append("single \($1)") })
    _ = Maybe.just(2).subscribe(with: target, onSuccess: { $0.log.append("maybe \($1)") })
    _ = Completable.empty().subscribe(with: target, onCompleted: { $0.log.append("completed") })
    #expect(target.log == ["single 1", "maybe 2", "completed"])
    var gone: Target? = Target()
    let subject = PublishSubject<Int>()
    var reached = false
    let subscription = subject.asSingle().subscribe(with: gone!, onSuccess: { _, _ in reached = true })
    gone = nil
    subject.onNext(1)
    subject.onCompleted()
    subscription.dispose()
    #expect(!reached)
  }

  @Test("operators on Single")
  func singleOperators() {
    #expect(events(Single.just(1).map { $0 + 1 }) == ["next(2)", "completed"])
    #expect(events(Single.just(1).map { _ -> Int in throw TraitFailure() }) == ["error(TraitFailure())"])
    #expect(events(Single.just(1).flatMap { .just("\($0)!") }) == ["next(1!)", "completed"])
    #expect(events(Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() }) == ["completed"])
    #expect(events(Single.just(1).flatMapCompletable { _ in .error(TraitFailure()) }) == ["error(TraitFailure())"])
    #expect(events(Single.just(1).filter { $0 > 1 }) == ["completed"])
    #expect(events(Single.just(1).compactMap { Optional("\($0)") }) == ["next(1)", "completed"])
    #expect(events(Single.zip(Single.just(1), .just("a")) { "\($0)\($1)" }) == ["next(1a)", "completed"])
    #expect(events(Single.zip(.just(1), .just("a"), .just(true))) == ["next((1, \"a\", true))", "completed"])
    #expect(events(Single.zip([Single.just(1), .just(2)]) { $0.reduce(0, +) }) == ["next(3)", "completed"])
    #expect(events(Single.zip([Single<Int>]())) == ["next([])", "completed"])
    #expect(events(Single<Int>.error(TraitFailure()).catchAndReturn(3)) == ["next(3)", "completed"])
    #expect(events(Single<Int>.error(TraitFailure()).catch { _ in .just(4) }) == ["next(4)", "completed"])
    #expect(events(Single.just(1).asMaybe()) == ["next(1)", "completed"])
    #expect(events(Single.just(1).asCompletable()) == ["completed"])
    #expect(events(Single<Int>.deferred { .just(5) }) == ["next(5)", "completed"])
  }

  @Test("do on a Single says what happens and when")
  func singleDo() {
    var log: [String] = []
    let single = Single.just(1).do(
      onSuccess: { log.append("on \($0)") }, afterSuccess: { log.append("after \($0)") },
      onSubscribe: { log.append("subscribe") }, onDispose: { log.append("dispose") })
    _ = single.subscribe(onSuccess: { log.append("success \($0)") })
    #expect(log == ["subscribe", "on 1", "success 1", "after 1", "dispose"])
  }

  @Test("operators on Maybe")
  func maybeOperators() {
    #expect(events(Maybe.just(1).map { $0 + 1 }) == ["next(2)", "completed"])
    #expect(events(Maybe.just(1).filter { $0 > 1 }.ifEmpty(default: 9)) == ["next(9)", "completed"])
    #expect(events(Maybe<Int>.empty().ifEmpty(switchTo: Single.just(8))) == ["next(8)", "completed"])
    #expect(events(Maybe<Int>.empty().ifEmpty(switchTo: Maybe<Int>.empty())) == ["completed"])
    #expect(events(Maybe.just(1).flatMap { _ in Maybe<Int>.empty() }) == ["completed"])
    #expect(events(Maybe.just(1).compactMap { _ in Int?.none }) == ["completed"])
    #expect(events(Maybe.zip(.just(1), Maybe<Int>.empty()) { $0 + $1 }) == ["completed"])
    #expect(events(Maybe.zip(.just(1), .just(2))) == ["next((1, 2))", "completed"])
    #expect(events(Maybe<Int>.error(TraitFailure()).catchAndReturn(3)) == ["next(3)", "completed"])
    #expect(events(Maybe.just(1).asCompletable()) == ["completed"])
  }

  @Test("operators on Completable")
  func completableOperators() {
    let failing = Completable.error(TraitFailure())
    #expect(events(Completable.empty().andThen(Single.just(1))) == ["next(1)", "completed"])
    #expect(events(Completable.empty().andThen(Maybe<Int>.empty())) == ["completed"])
    #expect(events(Completable.empty().andThen(failing)) == ["error(TraitFailure())"])
    #expect(events(failing.andThen(Single.just(1))) == ["error(TraitFailure())"])
    var observed: [String] = []
    _ = Completable.empty().andThen(Observable.of(1, 2)).subscribe { observed.append("\($0)") }
    #expect(observed == ["next(1)", "next(2)", "completed"])
    #expect(events(Completable.concat(.empty(), .empty())) == ["completed"])
    #expect(events(Completable.concat([.empty(), failing])) == ["error(TraitFailure())"])
    #expect(events(Completable.empty().concat(failing)) == ["error(TraitFailure())"])
    #expect(events(Completable.zip(.empty(), .empty())) == ["completed"])
    #expect(events(Completable.zip([.empty(), failing])) == ["error(TraitFailure())"])
    #expect(events(Completable.zip(.empty(), .never())) == [])
  }

  @Test("time and errors on primitive sequences")
  func timing() throws {
    try marbles {
      Single<Int>.timer(.milliseconds(300), scheduler: $0.scheduler)
      "---(0|)"
    }
    try marbles {
      Single.just(1).delay(.milliseconds(200), scheduler: $0.scheduler)
      "--(1|)"
    }
    try marbles {
      Single.just(1).delaySubscription(.milliseconds(200), scheduler: $0.scheduler)
      "--(1|)"
    }
    try marbles {
      Single<Int>.never().timeout(.milliseconds(200), scheduler: $0.scheduler)
      "--#"
    }
    try marbles {
      Single<Int>.never().timeout(.milliseconds(200), other: .just(7), scheduler: $0.scheduler)
      "--(7|)"
    }
    try marbles {
      "-#"
      $0.ints[0].asSingle().retry(3)
      "---#"
      "^!"
      "-^!"
      "--^!"
    }
    try marbles {
      "-#"
      $0.ints[0].asSingle().retry { (errors: Observable<any Error>) in errors.map { throw $0 } as Observable<Int> }
      "-#"
    }
  }

  @Test("an observable becomes a Single, a Maybe, a Completable or its first element")
  func conversion() throws {
    try marbles {
      "-1-|"
      $0.ints[0].asSingle()
      "---(1|)"
    }
    try marbles {
      "-1-2-|"
      $0.ints[0].asSingle()
      "---#"
    }
    try marbles {
      "---|"
      $0.ints[0].asSingle()
      "---#"
    }
    try marbles {
      "---|"
      $0.ints[0].asMaybe()
      "---|"
    }
    try marbles {
      "-1-|"
      $0.ints[0].asMaybe()
      "---(1|)"
    }
    try marbles {
      "-1-2|"
      $0.ints[0].first().map { $0 ?? 0 }
      "-(1|)"
      "^!"
    }
    try marbles {
      "-1-2-|"
      $0.ints[0].toArray()
      "-----('[1, 2]' |)"
    }
    #expect(events(Observable<Int>.empty().first()) == ["next(nil)", "completed"])
    #expect(events(Observable<Never>.empty().asCompletable()) == ["completed"])
    #expect(events(Observable.of(1, 2).asSingle()) == ["error(Sequence contains more than one element.)"])
  }

  @Test("using disposes its resource when the sequence has ended")
  func using() {
    var log: [String] = []
    let single = Single<Int>.using({ Resource { log.append("disposed") } }, primitiveSequenceFactory: { _ in .just(1) })
    _ = single.subscribe(onSuccess: { log.append("success \($0)") })
    #expect(log == ["success 1", "disposed"])
  }
}

private struct Resource: Disposable {
  let dispose_: () -> Void

  init(_ dispose: @escaping () -> Void) { dispose_ = dispose }

  func dispose() { dispose_() }
}
