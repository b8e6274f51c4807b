import RxBindings
import Execution
import Rx

extension OldSpellings {
  /// Operators that have other names today.
  func addOperators() {
    module.extend(
      "extension ObservableType",
      lazily: [
        deprecated(
          "share(replay: n, scope: .forever)", "func shareReplay(_ bufferSize: Int) -> Observable<Element>",
          .general { .stream(try $0.observable(0).share(replay: $0.int(1), scope: .forever)) }),
        deprecated(
          "share(replay: 1)", "func shareReplayLatestWhileConnected() -> Observable<Element>",
          .general { .stream(try $0.observable(0).share(replay: 1, scope: .whileConnected)) }),
        deprecated(
          "withLatestFrom(_:)",
          "func sampleLatest<Sampler: ObservableType>(_ sampler: Sampler) -> Observable<Element>", isReshaped: true,
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
          "do(onNext:onError:onCompleted:)",
          """
          func doOn(onNext: ((Element) throws -> Void)? = nil, onError: ((Error) throws -> Void)? = nil, \
          onCompleted: (() throws -> Void)? = nil) -> Observable<Element>
          """,
          .general { call in
            .stream(
              try call.observable(0).do(
                onNext: call.throwingConsumer(1), onError: call.throwingErrorConsumer(2),
                onCompleted: call.throwingAction(3)))
          }),
        deprecated(
          "enumerated()",
          """
          func flatMapWithIndex<Source: ObservableConvertibleType>(_ selector: @escaping (Element, Int) throws -> Source) \
          -> Observable<Source.Element>
          """,
          .general { call in
            let function = call.function(1)
            return .stream(
              try call.observable(0).enumerated().flatMap { [runtime = call.runtime] in
                try runtime.stream(try function.call($0.element, .int($0.index)))
              })
          }),
        deprecated(
          "enumerated()",
          "func skipWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element>",
          .general { call in
            let function = call.function(1)
            return .stream(
              try call.observable(0).enumerated().skip(while: { try function.call($0.element, .int($0.index)).asBool })
                .map(\.element))
          }),
        deprecated(
          "enumerated()",
          "func takeWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element>",
          .general { call in
            let function = call.function(1)
            return .stream(
              try call.observable(0).enumerated().take(while: { try function.call($0.element, .int($0.index)).asBool })
                .map(\.element))
          }),
        deprecated(
          "debounce(_:scheduler:)",
          "func throttle(_ dueTime: Double, _ scheduler: SchedulerType) -> Observable<Element>",
          saying: """
            without labels it is RxSwift 2's throttle, which waits for a pause and runs so here: today it is \
            debounce(_:scheduler:). Today's throttle(_:scheduler:) sends the first element at once
            """,
          .general { .stream(try $0.observable(0).debounce($0.seconds(1), scheduler: $0.scheduler(2))) }),
      ])
    module.extend(
      "extension Sequence where Element: ObservableType",
      lazily: [
        deprecated(
          "Observable.concat(_:)", "func concat() -> Observable<Element.Element>",
          .general { .stream(.concat(try $0.streams(0))) }),
        deprecated(
          "Observable.combineLatest(_:resultSelector:)",
          "func combineLatest<R>(_ resultSelector: @escaping ([Element.Element]) throws -> R) -> Observable<R>",
          .general { call in
            let function = call.function(1)
            return .stream(.combineLatest(try call.streams(0)) { try function.call(.array($0)) })
          }),
        deprecated(
          "Observable.zip(_:resultSelector:)",
          "func zip<R>(_ resultSelector: @escaping ([Element.Element]) throws -> R) -> Observable<R>",
          .general { call in
            let function = call.function(1)
            return .stream(.zip(try call.streams(0)) { try function.call(.array($0)) })
          }),
      ])
    module.extend(
      "extension Sequence",
      lazily: [
        deprecated(
          "Observable.from(_:)", "func toObservable() -> Observable<Element>",
          .general { .stream($0.runtime.fromSequence($0[0], scheduler: CurrentThreadScheduler.instance)) })
      ])
  }
}
