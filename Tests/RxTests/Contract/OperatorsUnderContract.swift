import Foundation
import Testing

@testable import Rx

/// One operator in a form that all contract tests can use: from a sequence of Int to one of Int.
struct OperatorUnderContract: CustomTestStringConvertible, Sendable {
  let name: String
  /// Whether an error of the source ends the result with that error at once.
  var forwardsErrors = true
  nonisolated(unsafe) let apply: (Observable<Int>, any SchedulerType) -> Observable<Int>  // Constant.

  var testDescription: String { name }

  init(
    _ name: String, forwardsErrors: Bool = true,
    _ apply: @escaping (Observable<Int>, any SchedulerType) -> Observable<Int>
  ) {
    self.name = name
    self.forwardsErrors = forwardsErrors
    self.apply = apply
  }

  static let all: [OperatorUnderContract] = transforming + filtering + combining + timing + others

  private static let stretch = RxTimeInterval.seconds(1)
  private static var other: Observable<Int> { .never() }

  private static let transforming: [OperatorUnderContract] = [
    .init("map") { source, _ in source.map { $0 } },
    .init("compactMap") { source, _ in source.compactMap { $0 } },
    .init("flatMap") { source, _ in source.flatMap { Observable.of($0) } },
    .init("flatMap to just") { source, _ in source.flatMap { Observable.just($0) } },
    .init("flatMapFirst") { source, _ in source.flatMapFirst { Observable.of($0) } },
    .init("flatMapLatest") { source, _ in source.flatMapLatest { Observable.of($0) } },
    .init("concatMap") { source, _ in source.concatMap { Observable.of($0) } },
    .init("scan") { source, _ in source.scan(0) { $0 + $1 } },
    .init("scan(into:)") { source, _ in source.scan(into: 0) { $0 += $1 } },
    .init("reduce") { source, _ in source.reduce(0) { $0 + $1 } },
    .init("enumerated") { source, _ in source.enumerated().map { $0.element } },
    .init("materialize", forwardsErrors: false) { source, _ in source.materialize().map { $0.element ?? 0 } },
    .init("dematerialize") { source, _ in source.materialize().dematerialize() },
    .init("groupBy") { source, _ in source.groupBy { $0 % 2 }.flatMap { $0 } },
    .init("buffer") { source, time in
      source.buffer(timeSpan: stretch, count: 2, scheduler: time).map { $0.reduce(0, +) }
    },
    .init("window") { source, time in source.window(timeSpan: stretch, count: 2, scheduler: time).flatMap { $0 } },
  ]

  private static let filtering: [OperatorUnderContract] = [
    .init("filter") { source, _ in source.filter { _ in true } },
    .init("take") { source, _ in source.take(100) },
    .init("takeLast") { source, _ in source.takeLast(2) },
    .init("take(while:)") { source, _ in source.take(while: { _ in true }) },
    .init("take(until:) a predicate") { source, _ in source.take(until: { _ in false }) },
    .init("take(until:)") { source, _ in source.take(until: other) },
    .init("skip") { source, _ in source.skip(1) },
    .init("skip(while:)") { source, _ in source.skip(while: { _ in false }) },
    .init("skip(until:)") { source, _ in source.skip(until: Observable.of(1)) },
    .init("distinctUntilChanged") { source, _ in source.distinctUntilChanged() },
    .init("element(at:)") { source, _ in source.element(at: 50) },
    .init("single") { source, _ in source.filter { $0 < 0 }.single() },
    .init("ignoreElements", forwardsErrors: false) { source, _ in
      source.ignoreElements().materialize().compactMap { _ in nil }
    },
    .init("sample") { source, _ in source.sample(other) },
    .init("ifEmpty") { source, _ in source.ifEmpty(default: 1) },
  ]

  private static let combining: [OperatorUnderContract] = [
    .init("merge") { source, _ in Observable.merge(source, other) },
    .init("merge()") { source, _ in Observable.of(source).merge() },
    .init("merge(maxConcurrent:)") { source, _ in Observable.of(source).merge(maxConcurrent: 1) },
    .init("concat") { source, _ in source.concat(other) },
    .init("combineLatest") { source, _ in
      Observable.combineLatest(source, Observable.just(1)) { $0 + $1 }
    },
    .init("combineLatest of a collection") { source, _ in
      Observable<Int>.combineLatest([source, Observable.just(1)]) { $0.reduce(0, +) }
    },
    .init("zip") { source, _ in Observable.zip(source, Observable<Int>.repeatElement(1).take(10)) { $0 + $1 } },
    .init("withLatestFrom") { source, _ in source.withLatestFrom(Observable.just(1)) { $0 + $1 } },
    .init("amb") { source, _ in source.amb(other) },
    .init("startWith") { source, _ in source.startWith(1) },
    .init("switchLatest") { source, _ in Observable.of(source).switchLatest() },
  ]

  private static let timing: [OperatorUnderContract] = [
    .init("debounce") { source, time in source.debounce(stretch, scheduler: time) },
    .init("throttle") { source, time in source.throttle(stretch, scheduler: time) },
    .init("throttle, first only") { source, time in source.throttle(stretch, latest: false, scheduler: time) },
    .init("delay") { source, time in source.delay(stretch, scheduler: time) },
    .init("timeout") { source, time in source.timeout(stretch, scheduler: time) },
    .init("take(for:)") { source, time in source.take(for: stretch, scheduler: time) },
    .init("skip for a time") { source, time in source.skip(stretch, scheduler: time) },
    .init("observe(on:)", forwardsErrors: false) { source, time in source.observe(on: time) },
  ]

  private static let others: [OperatorUnderContract] = [
    .init("catch", forwardsErrors: false) { source, _ in source.catch { _ in .never() } },
    .init("catchAndReturn", forwardsErrors: false) { source, _ in source.catchAndReturn(0) },
    .init("catch(sequence:)", forwardsErrors: false) { source, _ in Observable.catch(sequence: [source, .never()]) },
    .init("retry(1)") { source, _ in source.retry(1) },
    .init("retry(when:)", forwardsErrors: false) { source, _ in source.retry(when: { $0.flatMap { _ in other } }) },
    .init("do") { source, _ in source.do(onNext: { _ in }, onDispose: {}) },
    .init("debug") { source, _ in source.debug("contract") },
    .init("subscribe(on:)") { source, _ in source.subscribe(on: CurrentThreadScheduler.instance) },
    .init("observe(on:) the current thread") { source, _ in source.observe(on: CurrentThreadScheduler.instance) },
    .init("share()") { source, _ in source.share() },
    .init("share(replay: 1)") { source, _ in source.share(replay: 1) },
    .init("share(replay: 2)") { source, _ in source.share(replay: 2) },
    .init("publish().refCount()") { source, _ in source.publish().refCount() },
    .init("multicast with a selector") { source, _ in
      source.multicast({ PublishSubject<Int>() }) { shared in shared.map { $0 } }
    },
    .init("using") { source, _ in Observable.using({ BooleanDisposable() }) { _ in source } },
    .init("deferred") { source, _ in Observable.deferred { source } },
    .init("create") { source, _ in Observable.create { source.subscribe($0) } },
  ]
}
