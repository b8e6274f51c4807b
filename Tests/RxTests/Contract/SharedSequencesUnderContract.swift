import Foundation

@testable import Rx

extension OperatorUnderContract {
  private static func shared(
    _ member: String, _ apply: @escaping (Driver<Int>) -> Driver<Int>
  ) -> OperatorUnderContract {
    .init(member, forwardsErrors: false) { source, _ in
      apply(source.asDriver(onErrorJustReturn: 0)).asObservable()
    }
  }

  private static var still: Driver<Int> { .never() }

  static let sharedSequences: [OperatorUnderContract] = [
    shared("ObservableConvertibleType.asDriver(onErrorJustReturn:)") { $0 },
    .init("ObservableConvertibleType.asDriver(onErrorDriveWith:)", forwardsErrors: false) { source, _ in
      source.asDriver(onErrorDriveWith: still).asObservable()
    },
    .init("ObservableConvertibleType.asDriver(onErrorRecover:)", forwardsErrors: false) { source, _ in
      source.asDriver(onErrorRecover: { _ in still }).asObservable()
    },
    .init("ObservableConvertibleType.asSignal(onErrorJustReturn:)", forwardsErrors: false) { source, _ in
      source.asSignal(onErrorJustReturn: 0).asObservable()
    },
    .init("ObservableConvertibleType.asSignal(onErrorSignalWith:)", forwardsErrors: false) { source, _ in
      source.asSignal(onErrorSignalWith: .never()).asObservable()
    },
    .init("ObservableConvertibleType.asSignal(onErrorRecover:)", forwardsErrors: false) { source, _ in
      source.asSignal(onErrorRecover: { _ in .never() }).asObservable()
    },
    .init(
      "ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorJustReturn:)", forwardsErrors: false
    ) { source, _ in
      source.asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorJustReturn: 0).asObservable()
    },
    .init(
      "ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorDriveWith:)", forwardsErrors: false
    ) { source, _ in
      source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: still).asObservable()
    },
    .init(
      "ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorRecover:)", forwardsErrors: false
    ) { source, _ in
      source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorRecover: { _ in still })
        .asObservable()
    },
    .init("InfallibleType.asDriver()", forwardsErrors: false) { source, _ in
      source.asInfallible(onErrorJustReturn: 0).asDriver().asObservable()
    },
    .init("InfallibleType.asSignal()", forwardsErrors: false) { source, _ in
      source.asInfallible(onErrorJustReturn: 0).asSignal().asObservable()
    },
    .init("SharedSequence.asInfallible()", forwardsErrors: false) { source, _ in
      source.asDriver(onErrorJustReturn: 0).asInfallible().asObservable()
    },
    shared("SharedSequence.asSharedSequence()") { $0.asSharedSequence() },
    shared("SharedSequenceConvertibleType<DriverSharingStrategy>.asDriver()") { $0.asDriver() },
    .init("SharedSequenceConvertibleType<SignalSharingStrategy>.asSignal()", forwardsErrors: false) { source, _ in
      source.asSignal(onErrorJustReturn: 0).asSignal().asObservable()
    },
    shared("SharedSequenceConvertibleType.map(_:)") { $0.map { $0 } },
    shared("SharedSequenceConvertibleType.filter(_:)") { $0.filter { _ in true } },
    shared("SharedSequenceConvertibleType.compactMap(_:)") { $0.compactMap { $0 } },
    shared("SharedSequenceConvertibleType.flatMap(_:)") { $0.flatMap { Driver.of($0) } },
    shared("SharedSequenceConvertibleType.flatMapFirst(_:)") { $0.flatMapFirst { Driver.of($0) } },
    shared("SharedSequenceConvertibleType.flatMapLatest(_:)") { $0.flatMapLatest { Driver.of($0) } },
    shared("SharedSequenceConvertibleType.switchLatest()") { source in source.map { Driver.of($0) }.switchLatest() },
    shared("SharedSequenceConvertibleType.merge()") { source in source.map { Driver.of($0) }.merge() },
    shared("SharedSequenceConvertibleType.merge(maxConcurrent:)") { source in
      source.map { Driver.of($0) }.merge(maxConcurrent: 1)
    },
    shared("static SharedSequenceConvertibleType.merge(_:)") { Driver.merge($0, still) },
    shared("static SharedSequenceConvertibleType.concat(_:)") { Driver.concat([$0, still]) },
    shared("static SharedSequenceConvertibleType.combineLatest(_:_:resultSelector:)") {
      Driver.combineLatest($0, Driver.just(1)) { $0 + $1 }
    },
    shared("static SharedSequenceConvertibleType.combineLatest(_:_:)") {
      Driver<Any>.combineLatest($0, Driver.just(1)).map { $0.0 }
    },
    shared("static SharedSequenceConvertibleType.combineLatest(_:resultSelector:)") {
      Driver.combineLatest([$0, Driver.just(1)]) { $0[0] }
    },
    shared("static SharedSequenceConvertibleType.combineLatest(_:)") {
      Driver.combineLatest([$0, Driver.just(1)]).map { $0[0] }
    },
    shared("static SharedSequenceConvertibleType.zip(_:_:resultSelector:)") {
      Driver.zip($0, Driver.of(1, 2, 3, 4, 5)) { $0 + $1 }
    },
    shared("static SharedSequenceConvertibleType.zip(_:_:)") {
      Driver<Any>.zip($0, Driver.of(1, 2, 3, 4, 5)).map { $0.0 }
    },
    shared("static SharedSequenceConvertibleType.zip(_:resultSelector:)") {
      Driver.zip([$0, Driver.of(1, 2, 3, 4, 5)]) { $0[0] }
    },
    shared("static SharedSequenceConvertibleType.zip(_:)") {
      Driver.zip([$0, Driver.of(1, 2, 3, 4, 5)]).map { $0[0] }
    },
    shared("SharedSequenceConvertibleType.scan(_:accumulator:)") { $0.scan(0) { $0 + $1 } },
    shared("SharedSequenceConvertibleType.skip(_:)") { $0.skip(1) },
    shared("SharedSequenceConvertibleType.startWith(_:)") { $0.startWith(1) },
    shared("SharedSequenceConvertibleType.debounce(_:)") { $0.debounce(stretch) },
    shared("SharedSequenceConvertibleType.throttle(_:latest:)") { $0.throttle(stretch) },
    shared("SharedSequenceConvertibleType.delay(_:)") { $0.delay(stretch) },
    shared("SharedSequenceConvertibleType.debug(_:trimOutput:file:line:function:)") { $0.debug("contract") },
    shared("SharedSequenceConvertibleType.distinctUntilChanged()") { $0.distinctUntilChanged() },
    shared("SharedSequenceConvertibleType.distinctUntilChanged(_:)") { $0.distinctUntilChanged { $0 } },
    shared("SharedSequenceConvertibleType.distinctUntilChanged(_:comparer:)") {
      $0.distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
    },
    shared(
      "SharedSequenceConvertibleType.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)"
    ) { $0.do(onNext: { _ in }) },
    shared("SharedSequenceConvertibleType.withLatestFrom(_:)") { $0.withLatestFrom(Driver.just(1)) },
    shared("SharedSequenceConvertibleType.withLatestFrom(_:resultSelector:)") {
      $0.withLatestFrom(Driver.just(1)) { $0 + $1 }
    },
    shared("SharedSequenceConvertibleType.withUnretained(_:)") { $0.withUnretained(anchor).map { $0.1 } },
    shared("SharedSequenceConvertibleType.withUnretained(_:resultSelector:)") {
      $0.withUnretained(anchor, resultSelector: { $1 })
    },
    shared("static SharedSequenceConvertibleType.deferred(_:)") { source in Driver.deferred { source } },
    shared("static SharedSequence.just(_:)") { $0.flatMap { Driver.just($0) } },
    shared("static SharedSequence.of(_:)") { $0.flatMap { Driver.of($0, $0) } },
    shared("static SharedSequenceConvertibleType.from(_:)") { $0.flatMap { Driver.from([$0]) } },
    shared("static SharedSequenceConvertibleType.from(optional:)") { $0.flatMap { Driver.from(optional: $0) } },
    shared("static SharedSequence.empty()") { $0.flatMap { Driver.merge(Driver.just($0), Driver.empty()) } },
    shared("static SharedSequenceConvertibleType.never()") { $0.flatMapLatest { Driver.never().startWith($0) } },
    shared("static SharedSequenceConvertibleType.interval(_:)") {
      $0.flatMapLatest { _ in Driver<Int>.interval(stretch) }
    },
    shared("static SharedSequence.timer(_:period:)") {
      $0.flatMapLatest { _ in Driver<Int>.timer(stretch, period: stretch) }
    },
  ]
}
