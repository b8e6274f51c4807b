// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxOperatorsTransforming = CatalogFamily(
    name: "OperatorsTransforming",
    types: [
      CatalogType(
        name: "GroupedObservable", header: "struct GroupedObservable<Key, Element>: ObservableType",
        sentence: "The elements of one key."),
    ],
    extensions: [
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.compactMap(_:)", name: "compactMap",
            signature: "func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result>",
            result: "Observable<Result>",
            sentence: "Transforms each element and drops what becomes nil.",
            details: "- An error thrown by `transform` ends the sequence.",
            marble: "source   -1-x-3-|\nsource.compactMap { Int($0) }\n         -1---3-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.concatMap(_:)", name: "concatMap",
            signature: "func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>",
            result: "Observable<Source.Element>",
            sentence: "Turns each element into a sequence and sends what they send, one sequence after the other.",
            details: "- The selector is called as elements arrive; the sequences wait for their turn.",
            marble: "source   a-b-------|\ninner    1---2|\nsource.concatMap { _ in inner }\n         1---21---2|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.enumerated()", name: "enumerated",
            signature: "func enumerated() -> Observable<(index: Int, element: Element)>",
            result: "Observable<(index: Int, element: Element)>",
            sentence: "Pairs each element with its index.",
            marble: "source   -a-b-|\nsource.enumerated().map { \"\\($0.index)\\($0.element)\" }\n         -'0a'-'1b'-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.flatMap(_:)", name: "flatMap",
            signature: "func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>",
            result: "Observable<Source.Element>",
            sentence: "Turns each element into a sequence and merges what they send.",
            details: "- An error thrown by `selector`, or sent by any of the sequences, ends the result.\n- Completes when the source and all inner sequences have.",
            marble: "source   a-b-------|\ninner    1---2|\nsource.flatMap { _ in inner }\n         1-1-2-2---|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.flatMapFirst(_:)", name: "flatMapFirst",
            signature: "func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>",
            result: "Observable<Source.Element>",
            sentence: "Turns an element into a sequence and sends what that sends; elements that come before it has completed are dropped.",
            details: "- The selector is not called for what is dropped.",
            marble: "source   a-b-----c----|\ninner    1---2|\nsource.flatMapFirst { _ in inner }\n         1---2---1---2|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.flatMapLatest(_:) ((Element) throws -> Source) -> Observable<Source.Element>", name: "flatMapLatest",
            signature: "func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>",
            result: "Observable<Source.Element>",
            sentence: "Turns each element into a sequence and sends what the latest of them sends.",
            details: "- The inner sequence before is disposed before the next one is subscribed.",
            marble: "source   a---b---------|\ninner    1--2--3|\nsource.flatMapLatest { _ in inner }\n         1--21--2--3---|"),
          CatalogMember(
            key: "ObservableType.flatMapLatest(_:) ((Element) throws -> Source) -> Infallible<Source.Element>", name: "flatMapLatest",
            signature: "func flatMapLatest<Source: InfallibleType>(_ selector: @escaping (Element) throws -> Source) -> Infallible<Source.Element>",
            result: "Infallible<Source.Element>",
            sentence: "Turns each element into a sequence that cannot fail and sends what the latest of them sends; `selector` must not throw, and this sequence must not fail.",
            marble: "source   a---b---------|\ninner    1--2--3|\nsource.flatMapLatest { _ in inner.asInfallible(onErrorJustReturn: 0) }\n         1--21--2--3---|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.groupBy(keySelector:)", name: "groupBy",
            signature: "func groupBy<Key: Hashable>(keySelector: @escaping (Element) throws -> Key) -> Observable<GroupedObservable<Key, Element>>",
            result: "Observable<GroupedObservable<Key, Element>>",
            sentence: "Sends a sequence for each key; the elements of that key arrive there.",
            details: "- An error thrown by `keySelector` ends the result and all groups.\n- When the source ends, so do the groups, in no promised order, and then the result.\n- The source stays subscribed while a group is.",
            marble: "source   -1-2-3-4-|\nsource.groupBy { $0 % 2 }.flatMap { group in group.map { \"\\(group.key)\\($0)\" } }\n         -'11'-'02'-'13'-'04'-|"),
        ]),
      CatalogExtension(
        type: "GroupedObservable", header: "extension GroupedObservable",
        members: [
          CatalogMember(
            key: "GroupedObservable.key", name: "key",
            signature: "var key: Key { get }",
            result: "Key",
            sentence: "The key."),
          CatalogMember(
            key: "GroupedObservable.init(key:source:)", name: "init",
            signature: "init(key: Key, source: Observable<Element>)",
            result: "GroupedObservable",
            sentence: "A group of a key."),
          CatalogMember(
            key: "GroupedObservable.subscribe(_:)", name: "subscribe",
            signature: "func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element",
            result: "Disposable",
            sentence: "Subscribes an observer."),
          CatalogMember(
            key: "GroupedObservable.asObservable()", name: "asObservable",
            signature: "func asObservable() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The elements as a sequence."),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.map(_:)", name: "map",
            signature: "func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result>",
            result: "Observable<Result>",
            sentence: "Transforms each element.",
            details: "- An error thrown by `transform` ends the sequence.",
            marble: "source   -1-2-3-|\nsource.map { $0 * 2 }\n         -2-4-6-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.materialize()", name: "materialize",
            signature: "func materialize() -> Observable<Event<Element>>",
            result: "Observable<Event<Element>>",
            sentence: "Sends events as elements.",
            marble: "source   -a-|\nsource.materialize().map { \"\\($0)\" }\n         -'next(a)'-('completed'|)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType where Element: EventConvertible",
        members: [
          CatalogMember(
            key: "ObservableType.dematerialize()", name: "dematerialize",
            signature: "func dematerialize() -> Observable<Element.Element>",
            result: "Observable<Element.Element>",
            sentence: "Sends elements, which are events, as events.",
            marble: "source   -a-b-|\nsource.materialize().dematerialize()\n         -a-b-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.reduce(_:accumulator:mapResult:)", name: "reduce",
            signature: "func reduce<A, Result>(_ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result) -> Observable<Result>",
            result: "Observable<Result>",
            sentence: "Accumulates all elements and sends the transformed result when the sequence completes.",
            details: "- An error thrown by either closure ends the sequence.",
            marble: "source   -1-2-3-|\nsource.reduce(0, accumulator: { $0 + $1 }, mapResult: { $0 + 1 })\n         -------(7|)"),
          CatalogMember(
            key: "ObservableType.reduce(_:accumulator:)", name: "reduce",
            signature: "func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A>",
            result: "Observable<A>",
            sentence: "Accumulates all elements and sends the result when the sequence completes.",
            details: "- An error thrown by `accumulator` ends the sequence.",
            marble: "source   -1-2-3-|\nsource.reduce(0, accumulator: { $0 + $1 })\n         -------(6|)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.scan(into:accumulator:)", name: "scan",
            signature: "func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A>",
            result: "Observable<A>",
            sentence: "Accumulates elements in a value that is changed in place, and sends it after each.",
            details: "- An error thrown by `accumulator` ends the sequence.",
            marble: "source   -1-2-3-|\nsource.scan(into: 0) { sum, element in sum += element }\n         -1-3-6-|"),
          CatalogMember(
            key: "ObservableType.scan(_:accumulator:)", name: "scan",
            signature: "func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A>",
            result: "Observable<A>",
            sentence: "Accumulates elements and sends the result after each.",
            details: "- An error thrown by `accumulator` ends the sequence.",
            marble: "source   -1-2-3-|\nsource.scan(0) { $0 + $1 }\n         -1-3-6-|"),
        ]),
    ],
    globals: [
    ])
}
