// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxOperatorsTiming = CatalogFamily(
    name: "OperatorsTiming",
    types: [
    ],
    extensions: [
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.buffer(timeSpan:count:scheduler:)", name: "buffer",
            signature: "func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<[Element]>",
            result: "Observable<[Element]>",
            sentence: "Collects elements and sends them when a stretch of time has passed or as many have come.",
            details: "- An empty buffer is emitted, too. Each emission restarts the time span. Completion emits the elements collected so far; an error drops them.",
            marble: "source   -a-b-c-----|\nsource.buffer(timeSpan: .milliseconds(400), count: 2, scheduler: scheduler).map { $0.joined() }\n         ---'ab'---'c'---(''|)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.debounce(_:scheduler:)", name: "debounce",
            signature: "func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends an element once nothing has followed it for a stretch of time.",
            details: "- Completion sends what is pending first; an error drops it.",
            marble: "source   --a-b-----c---|\nsource.debounce(.milliseconds(300), scheduler: scheduler)\n         -------b-----c|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.delay(_:scheduler:)", name: "delay",
            signature: "func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends everything later by a stretch of time, except an error, which is sent at once.",
            details: "- An error drops what waits.\n- Each element takes a turn of the scheduler: on a `TestScheduler` elements that are due at the same time come one tick apart.\n- The time that is left until the next element is rounded to the unit in which the delay is given, as in RxSwift.",
            marble: "source   -a-b-|\nsource.delay(.milliseconds(300), scheduler: scheduler)\n         ----a-b-|"),
          CatalogMember(
            key: "ObservableType.delaySubscription(_:scheduler:)", name: "delaySubscription",
            signature: "func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Subscribes to the source later by a stretch of time.",
            marble: "source   -a-b-|\nsource.delaySubscription(.milliseconds(300), scheduler: scheduler)\n         ----a-b-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.throttle(_:latest:scheduler:)", name: "throttle",
            signature: "func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends the first element at once and then at most one a stretch of time, the latest at its end.",
            details: "- With `latest: false`, what comes within the stretch is dropped.\n- The time that is left of a stretch is rounded to the unit in which the stretch is given, as in RxSwift: with `.seconds(1)` an element passes after 0.6 seconds. Use `.milliseconds` for more precise times.\n- When the source completes while an element waits, the result completes after that.",
            marble: "source   a-b-c-----d-|\nsource.throttle(.milliseconds(300), latest: false, scheduler: scheduler)\n         a---c-----d-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.timeout(_:scheduler:)", name: "timeout",
            signature: "func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Ends with `RxError.timeout` when nothing comes for a stretch of time.",
            marble: "source   -a-b-----c-|\nsource.timeout(.milliseconds(300), scheduler: scheduler)\n         -a-b--#"),
          CatalogMember(
            key: "ObservableType.timeout(_:other:scheduler:)", name: "timeout",
            signature: "func timeout<Source: ObservableConvertibleType>(_ dueTime: RxTimeInterval, other: Source, scheduler: SchedulerType) -> Observable<Element> where Element == Source.Element",
            result: "Observable<Element>",
            sentence: "Goes on with another sequence when nothing comes for a stretch of time.",
            marble: "source   -a-b-----c-|\nother    -x|\nsource.timeout(.milliseconds(300), other: other, scheduler: scheduler)\n         -a-b---x|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.window(timeSpan:count:scheduler:)", name: "window",
            signature: "func window(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<Observable<Element>>",
            result: "Observable<Observable<Element>>",
            sentence: "Sends elements in sequences, each of which ends when a stretch of time has passed or as many elements have come.",
            details: "- The first begins on subscription, the next when one ends. Completion and an error reach the last one too.\n- The source stays subscribed while one of them is.",
            marble: "source   -a-b-c-----|\nsource.window(timeSpan: .milliseconds(400), count: 2, scheduler: scheduler).flatMap { $0.reduce(\"\") { $0 + $1 } }\n         ---'ab'---'c'---(''|)"),
        ]),
    ],
    globals: [
    ])
}
