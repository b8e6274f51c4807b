import Interpreter
import Rx

extension OldSpellings {
  /// Operators that have other names today.
  func addOperators() {
    module.extend(
      "extension ObservableType",
      [
        deprecated(
          "share(replay: n, scope: .forever)", "func shareReplay(_ bufferSize: Int) -> Observable<Element>",
          .general { .stream(try $0.observable(0).share(replay: $0.int(1), scope: .forever)) }),
        deprecated(
          "share(replay: 1)", "func shareReplayLatestWhileConnected() -> Observable<Element>",
          .general { .stream(try $0.observable(0).share(replay: 1, scope: .whileConnected)) }),
        deprecated(
          "withLatestFrom(_:)",
          "func sampleLatest<Sampler: ObservableType>(_ sampler: Sampler) -> Observable<Element>",
          .general { .stream(try $0.observable(1).withLatestFrom($0.observable(0))) }),
        deprecated(
          "do(onNext:)", "func doOnNext(_ onNext: @escaping (Element) throws -> Void) -> Observable<Element>",
          .general { .stream(try $0.observable(0).do(onNext: $0.throwingConsumer(1))) }),
        deprecated(
          "do(onError:)", "func doOnError(_ onError: @escaping (Error) throws -> Void) -> Observable<Element>",
          .general { .stream(try $0.observable(0).do(onError: $0.throwingErrorConsumer(1))) }),
        deprecated(
          "do(onCompleted:)", "func doOnCompleted(_ onCompleted: @escaping () throws -> Void) -> Observable<Element>",
          .general { .stream(try $0.observable(0).do(onCompleted: $0.throwingAction(1))) }),
        deprecated(
          "do(onNext:onError:onCompleted:)",
          "func doOn(_ eventHandler: @escaping (Event<Element>) throws -> Void) -> Observable<Element>",
          .general { call in
            let function = call.function(1)
            let events = try EventValues(call.runtime)
            return .stream(
              try call.observable(0).do(
                onNext: { _ = try function.call(events.value(.next($0))) },
                onError: { _ = try function.call(events.value(.error($0))) },
                onCompleted: { _ = try function.call(events.value(.completed)) }))
          }),
        deprecated(
          "enumerated()",
          "func mapWithIndex<R>(_ selector: @escaping (Element, Int) throws -> R) -> Observable<R>",
          .general { call in
            let function = call.function(1)
            return .stream(
              try call.observable(0).enumerated().map { try function.call($0.element, .int($0.index)) })
          }),
        deprecated(
          "debounce(_:scheduler:)",
          "func throttle(_ dueTime: Double, _ scheduler: SchedulerType) -> Observable<Element>",
          .general { .stream(try $0.observable(0).debounce($0.seconds(1), scheduler: $0.scheduler(2))) }),
      ])
    module.extend(
      "extension Sequence where Element: ObservableType",
      [
        deprecated(
          "Observable.concat(_:)", "func concat() -> Observable<Element.Element>",
          .general { .stream(.concat(try $0.streams(0))) })
      ])
    module.extend(
      "extension Sequence",
      [
        deprecated(
          "Observable.from(_:)", "func toObservable() -> Observable<Element>",
          .general { .stream($0.runtime.fromSequence($0[0], scheduler: CurrentThreadScheduler.instance)) })
      ])
  }

  /// Times were seconds before RxSwift 5.
  func addSeconds() {
    module.extend(
      "extension ObservableType",
      [
        inSeconds(
          "func debounce(_ dueTime: Double, scheduler: SchedulerType) -> Observable<Element>",
          .general { .stream(try $0.observable(0).debounce($0.seconds(1), scheduler: $0.scheduler(2))) }),
        inSeconds(
          "func throttle(_ dueTime: Double, latest: Bool = true, scheduler: SchedulerType) -> Observable<Element>",
          .general {
            .stream(try $0.observable(0).throttle($0.seconds(1), latest: $0.bool(2), scheduler: $0.scheduler(3)))
          }),
        inSeconds(
          "func delay(_ dueTime: Double, scheduler: SchedulerType) -> Observable<Element>",
          .general { .stream(try $0.observable(0).delay($0.seconds(1), scheduler: $0.scheduler(2))) }),
        inSeconds(
          "func delaySubscription(_ dueTime: Double, scheduler: SchedulerType) -> Observable<Element>",
          .general { .stream(try $0.observable(0).delaySubscription($0.seconds(1), scheduler: $0.scheduler(2))) }),
        inSeconds(
          "func timeout(_ dueTime: Double, scheduler: SchedulerType) -> Observable<Element>",
          .general { .stream(try $0.observable(0).timeout($0.seconds(1), scheduler: $0.scheduler(2))) }),
        inSeconds(
          "func buffer(timeSpan: Double, count: Int, scheduler: SchedulerType) -> Observable<[Element]>",
          .general { call in
            .stream(
              try call.observable(0).buffer(
                timeSpan: call.seconds(1), count: call.int(2), scheduler: call.scheduler(3)
              ).map { .array($0) })
          }),
      ])
    module.extend(
      "extension ObservableType where Element: FixedWidthInteger",
      [
        inSeconds(
          "static func interval(_ period: Double, scheduler: SchedulerType) -> Observable<Element>",
          .general { call in
            .stream(Observable<Int>.interval(call.seconds(0), scheduler: try call.scheduler(1)).map { .int($0) })
          }),
        inSeconds(
          """
          static func timer(_ dueTime: Double, period: Double? = nil, scheduler: SchedulerType) -> Observable<Element>
          """,
          .general { call in
            let period = call[1].asOptional.map { RxTimeInterval.nanoseconds($0.asDouble.nanosecondsFromSeconds) }
            return .stream(
              Observable<Int>.timer(call.seconds(0), period: period, scheduler: try call.scheduler(2))
                .map { .int($0) })
          }),
      ])
    module.extend(
      "extension SharedSequenceConvertibleType",
      [
        inSeconds(
          "func throttle(_ dueTime: Double, latest: Bool = true) -> SharedSequence<SharingStrategy, Element>",
          withSeconds(as: "SharedSequenceConvertibleType.throttle(_:latest:)")),
        inSeconds(
          "func debounce(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element>",
          withSeconds(as: "SharedSequenceConvertibleType.debounce(_:)")),
        inSeconds(
          "func delay(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element>",
          withSeconds(as: "SharedSequenceConvertibleType.delay(_:)")),
        // RxSwift's own page on traits wrote the scheduler for years, and tutorials took it from there.
        withScheduler(
          "func throttle(_ dueTime: Double, scheduler: SchedulerType) -> SharedSequence<SharingStrategy, Element>",
          withSeconds(as: "SharedSequenceConvertibleType.throttle(_:latest:)") { [$0[0], $0[1], .bool(true)] }),
        withScheduler(
          "func debounce(_ dueTime: Double, scheduler: SchedulerType) -> SharedSequence<SharingStrategy, Element>",
          withSeconds(as: "SharedSequenceConvertibleType.debounce(_:)") { [$0[0], $0[1]] }),
      ])
  }

  private func withScheduler(_ signature: String, _ implementation: NativeImplementation) -> NativeMember {
    NativeMember(
      """
      @available(*, deprecated, message: "a Driver is on the main thread already: leave the scheduler out, and say .milliseconds(300)") \(signature)
      """, implementation)
  }

  /// Today's binding, with its second argument in seconds and those that it takes.
  private func withSeconds(
    as key: String, _ today: @escaping @Sendable ([Value]) -> [Value] = { $0 }
  ) -> NativeImplementation {
    guard case .general(let body)? = bindings.table[key]?.implementation else {
      preconditionFailure("there is no binding for \(key)")
    }
    return .general { call in
      var arguments = today(call.arguments)
      let nanoseconds = call[1].asDouble.nanosecondsFromSeconds
      arguments[1] = try ScriptEnum(RxTimeInterval.self, in: call.runtime).value(3, .int(nanoseconds))
      return try body(
        NativeCall(arguments: arguments, typeArguments: call.typeArguments, runtime: call.runtime, site: call.site))
    }
  }
}
