// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxOperatorsErrors = CatalogFamily(
    name: "OperatorsErrors",
    types: [
    ],
    extensions: [
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.catch(_:)", name: "catch",
            signature: "func `catch`(_ handler: @escaping (Error) throws -> Observable<Element>) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Goes on with the sequence that `handler` returns for the error.",
            details: "- An error thrown by `handler` ends the result.",
            marble: "source   -a-#\nother    -x|\nsource.catch { _ in other }\n         -a--x|"),
          CatalogMember(
            key: "ObservableType.catchAndReturn(_:)", name: "catchAndReturn",
            signature: "func catchAndReturn(_ element: Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends an element instead of the error and completes.",
            marble: "source   -a-#\nsource.catchAndReturn(\"x\")\n         -a-(x|)"),
          CatalogMember(
            key: "static ObservableType.catch(sequence:)", name: "catch",
            signature: "static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>",
            result: "Observable<Element>",
            sentence: "Goes on with the next of several sequences whenever one fails.",
            details: "- The error of the last one ends the result.",
            marble: "first    -a-#\nsecond   -b-|\nObservable.catch(sequence: [first, second])\n         -a--b-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.retry(_:)", name: "retry",
            signature: "func retry(_ maxAttemptCount: Int) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Subscribes again when the sequence fails, until it was subscribed `maxAttemptCount` times.",
            details: "- The first subscription counts: `retry(1)` never subscribes again.",
            marble: "source   -a-#\nsource.retry(2)\n         -a--a-#"),
          CatalogMember(
            key: "ObservableType.retry()", name: "retry",
            signature: "func retry() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Subscribes again whenever the sequence fails, for ever.",
            details: "- A source that fails at once is subscribed to again without end: `retry(3)` limits the attempts.",
            marble: "source   -a-#\nsource.retry().take(3)\n         -a--a--(a|)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.retry(when:) ((Observable<Error>) -> TriggerObservable)", name: "retry",
            signature: "func retry<TriggerObservable: ObservableType, Error: Swift.Error>(when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Subscribes again when the sequence fails and the sequence that `notificationHandler` makes of the errors sends.",
            details: "- When that sequence has ended, the next failure ends the result in the same way.",
            marble: "source   -a-#\nsource.retry(when: { errors in errors.delay(.milliseconds(200), scheduler: scheduler).take(1) })\n         -a----a-|"),
          CatalogMember(
            key: "ObservableType.retry(when:) ((Observable<Error>) -> TriggerObservable)", name: "retry",
            signature: "func retry<TriggerObservable: ObservableType>(when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Subscribes again when the sequence fails and the sequence that `notificationHandler` makes of the errors sends.",
            details: "- When that sequence has ended, the next failure ends the result in the same way.",
            marble: "source   -a-#\nsource.retry(when: { errors in errors.delay(.milliseconds(200), scheduler: scheduler) }).take(3)\n         -a----a----(a|)"),
        ]),
    ],
    globals: [
    ])
}
