import RxBindings
import Types
import Execution
import Rx

extension OldSpellings {
  /// Times were seconds before RxSwift 5.
  func addSeconds() {
    module.extend(
      "extension ObservableType",
      lazily: [
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
      lazily: [
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
      "extension ObservableType",
      lazily: [
        inSeconds(
          "func window(timeSpan: Double, count: Int, scheduler: SchedulerType) -> Observable<Observable<Element>>",
          seconds(as: "ObservableType.window(timeSpan:count:scheduler:)")),
        inSeconds(
          "func skip(_ duration: Double, scheduler: SchedulerType) -> Observable<Element>",
          seconds(as: "ObservableType.skip(_:scheduler:)")),
        inSeconds(
          "func take(_ duration: Double, scheduler: SchedulerType) -> Observable<Element>",
          seconds(as: "ObservableType.take(for:scheduler:)")),
        inSeconds(
          """
          func timeout<Source: ObservableConvertibleType>(_ dueTime: Double, other: Source, scheduler: SchedulerType) \
          -> Observable<Element> where Element == Source.Element
          """, seconds(as: "ObservableType.timeout(_:other:scheduler:)")),
      ])
    module.extend(
      "extension PrimitiveSequence",
      lazily: [
        inSeconds(
          "func delay(_ dueTime: Double, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>",
          seconds(as: "PrimitiveSequence.delay(_:scheduler:)")),
        inSeconds(
          "func delaySubscription(_ dueTime: Double, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>",
          seconds(as: "PrimitiveSequence.delaySubscription(_:scheduler:)")),
        inSeconds(
          "func timeout(_ dueTime: Double, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>",
          seconds(as: "PrimitiveSequence.timeout(_:scheduler:)")),
      ])
    module.extend(
      "extension PrimitiveSequenceType where Element: FixedWidthInteger",
      lazily: [
        inSeconds(
          "static func timer(_ dueTime: Double, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>",
          seconds(as: "static PrimitiveSequenceType.timer(_:scheduler:)", at: [0]))
      ])
    module.extend(
      "extension SharedSequence where Element: FixedWidthInteger",
      lazily: [
        inSeconds(
          "static func interval(_ period: Double) -> SharedSequence<SharingStrategy, Element>",
          seconds(as: "static SharedSequenceConvertibleType.interval(_:)", at: [0])),
        inSeconds(
          "static func timer(_ duration: Double, period: Double) -> SharedSequence<SharingStrategy, Element>",
          seconds(as: "static SharedSequence.timer(_:period:)", at: [0, 1])),
      ])
    module.extend(
      "extension SharedSequenceConvertibleType",
      lazily: [
        inSeconds(
          "func throttle(_ dueTime: Double, latest: Bool = true) -> SharedSequence<SharingStrategy, Element>",
          seconds(as: "SharedSequenceConvertibleType.throttle(_:latest:)")),
        inSeconds(
          "func debounce(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element>",
          seconds(as: "SharedSequenceConvertibleType.debounce(_:)")),
        inSeconds(
          "func delay(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element>",
          seconds(as: "SharedSequenceConvertibleType.delay(_:)")),
        // RxSwift's own page on traits wrote the scheduler for years, and tutorials took it from there.
        withScheduler(
          "func throttle(_ dueTime: Double, scheduler: SchedulerType) -> SharedSequence<SharingStrategy, Element>",
          seconds(as: "SharedSequenceConvertibleType.throttle(_:latest:)") { [$0[0], $0[1], .bool(true)] }),
        withScheduler(
          "func debounce(_ dueTime: Double, scheduler: SchedulerType) -> SharedSequence<SharingStrategy, Element>",
          seconds(as: "SharedSequenceConvertibleType.debounce(_:)") { [$0[0], $0[1]] }),
      ])
  }

  private func withScheduler(_ signature: String, _ implementation: NativeImplementation) -> NativeMember {
    NativeMember(
      """
      @available(*, deprecated, obsoleted: 6, message: "a Driver is on the main thread already: leave the scheduler out, and say .milliseconds(300)") \(signature)
      """, implementation)
  }

  /// Today's binding, which takes intervals where numbers of seconds are given.
  private func seconds(
    as key: String, at places: [Int] = [1], _ today: @escaping @Sendable ([Value]) -> [Value] = { $0 }
  ) -> NativeImplementation {
    guard case .general(let body) = RxCatalog.implementation(key) else {
      preconditionFailure("the binding for \(key) takes its arguments in another way")
    }
    return .general { call in
      var arguments = today(call.arguments)
      let intervals = try ScriptEnum(RxTimeInterval.self, in: call.runtime)
      for place in places {
        arguments[place] = intervals.value(3, .int(call[place].asDouble.nanosecondsFromSeconds))
      }
      return try body(
        NativeCall(arguments: arguments, typeArguments: call.typeArguments, runtime: call.runtime, site: call.site))
    }
  }
}
