// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxTraitsInfallible = CatalogFamily(
    name: "TraitsInfallible",
    types: [
      CatalogType(
        name: "InfallibleType", header: "protocol InfallibleType: ObservableConvertibleType",
        sentence: "A sequence that never fails."),
      CatalogType(
        name: "Infallible", header: "struct Infallible<Element>: InfallibleType { typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void }",
        sentence: "A sequence that never fails."),
      CatalogType(
        name: "InfallibleEvent", header: "enum InfallibleEvent<Element> { case next(Element); case completed }",
        sentence: "An event of a sequence that never fails."),
    ],
    extensions: [
      CatalogExtension(
        type: "Infallible", header: "extension Infallible",
        members: [
          CatalogMember(
            key: "static Infallible.of(_:scheduler:)", name: "of",
            signature: "static func of(_ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Sends the given elements and completes.",
            marble: "Infallible.of(1, 2, 3)\n         (123|)"),
        ]),
      CatalogExtension(
        type: "InfallibleType", header: "extension InfallibleType",
        members: [
          CatalogMember(
            key: "InfallibleType.subscribe(_:)", name: "subscribe",
            signature: "func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes a function of all events.",
            marble: "source   -1-2-3-|\nsource.asInfallible(onErrorJustReturn: 0).subscribe { event in out.on(event.event) }\n         -1-2-3-|"),
          CatalogMember(
            key: "InfallibleType.subscribe(onNext:onCompleted:onDisposed:)", name: "subscribe",
            signature: "func subscribe(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers.",
            marble: "source   -1-2-3-|\nsource.asInfallible(onErrorJustReturn: 0).subscribe(onNext: { out.onNext($0 * 2) }, onCompleted: { out.onCompleted() })\n         -2-4-6-|"),
          CatalogMember(
            key: "InfallibleType.subscribe(with:onNext:onCompleted:onDisposed:)", name: "subscribe",
            signature: "func subscribe<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers that are given an object while it lives.",
            marble: "source   -1-2-3-|\nsource.asInfallible(onErrorJustReturn: 0).subscribe(with: owner, onNext: { owner, element in out.onNext(element) })\n         -1-2-3"),
        ]),
      CatalogExtension(
        type: "Infallible", header: "extension Infallible",
        members: [
          CatalogMember(
            key: "Infallible.asObservable()", name: "asObservable",
            signature: "func asObservable() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The sequence as an observable."),
        ]),
      CatalogExtension(
        type: "InfallibleEvent", header: "extension InfallibleEvent: EventConvertible",
        members: [
          CatalogMember(
            key: "InfallibleEvent.event", name: "event",
            signature: "var event: Event<Element> { get }",
            result: "Event<Element>",
            sentence: "This event as one of an observable."),
        ]),
      CatalogExtension(
        type: "Infallible", header: "extension Infallible",
        members: [
          CatalogMember(
            key: "static Infallible.create(subscribe:)", name: "create",
            signature: "static func create(subscribe: @escaping (@escaping InfallibleObserver) -> Disposable) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Makes a sequence of a function that is called for each subscription and sends what it likes to the observer.",
            marble: "Infallible<Int>.create { observer in observer(.next(1)); observer(.completed); return Disposables.create() }\n         (1|)"),
        ]),
      CatalogExtension(
        type: "ObservableConvertibleType", header: "extension ObservableConvertibleType",
        members: [
          CatalogMember(
            key: "ObservableConvertibleType.asInfallible(onErrorJustReturn:)", name: "asInfallible",
            signature: "func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Makes the sequence infallible; an error is replaced by a last element.",
            marble: "source   -1-2-#\nsource.asInfallible(onErrorJustReturn: 0)\n         -1-2-(0|)"),
          CatalogMember(
            key: "ObservableConvertibleType.asInfallible(onErrorFallbackTo:)", name: "asInfallible",
            signature: "func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Makes the sequence infallible; after an error it goes on with another infallible sequence.",
            marble: "source   -1-2-#\nsource.asInfallible(onErrorFallbackTo: .of(7, 8))\n         -1-2-(78|)"),
          CatalogMember(
            key: "ObservableConvertibleType.asInfallible(onErrorRecover:)", name: "asInfallible",
            signature: "func asInfallible(onErrorRecover: @escaping (Error) -> Infallible<Element>) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Makes the sequence infallible; after an error it goes on with the infallible sequence made for that error.",
            marble: "source   -1-2-#\nsource.asInfallible(onErrorRecover: { _ in .just(5) })\n         -1-2-(5|)"),
        ]),
      CatalogExtension(
        type: "BehaviorRelay", header: "extension BehaviorRelay",
        members: [
          CatalogMember(
            key: "BehaviorRelay.asInfallible()", name: "asInfallible",
            signature: "func asInfallible() -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "The relay as a sequence that cannot fail.",
            marble: "BehaviorRelay(value: 1).asInfallible()\n         1"),
        ]),
      CatalogExtension(
        type: "PublishRelay", header: "extension PublishRelay",
        members: [
          CatalogMember(
            key: "PublishRelay.asInfallible()", name: "asInfallible",
            signature: "func asInfallible() -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "The relay as a sequence that cannot fail.",
            marble: "PublishRelay<Int>().asInfallible()\n         -"),
        ]),
      CatalogExtension(
        type: "ReplayRelay", header: "extension ReplayRelay",
        members: [
          CatalogMember(
            key: "ReplayRelay.asInfallible()", name: "asInfallible",
            signature: "func asInfallible() -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "The relay as a sequence that cannot fail.",
            marble: "ReplayRelay<Int>.createUnbound().asInfallible()\n         -"),
        ]),
      CatalogExtension(
        type: "InfallibleType", header: "extension InfallibleType",
        members: [
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: InfallibleType, Source2: InfallibleType>(_ source1: Source1, _ source2: Source2, resultSelector: @escaping (Source1.Element, Source2.Element) throws -> Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nInfallible.combineLatest(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element) throws -> Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nInfallible.combineLatest(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element) throws -> Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nInfallible.combineLatest(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:_:_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element) throws -> Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nInfallible.combineLatest(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:_:_:_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element) throws -> Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nInfallible.combineLatest(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:_:_:_:_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element) throws -> Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nInfallible.combineLatest(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType, Source8: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, _ source8: Source8, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element) throws -> Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nInfallible.combineLatest(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element) -> Infallible<Element> where Collection.Element: InfallibleType",
            result: "Infallible<Element>",
            sentence: "Combines the latest elements of a collection of sequences whenever one of them sends, once all have.",
            details: "- Of no sequences, sends what `resultSelector` makes of an empty array, and completes.",
            marble: "first    -1-2-|\nsecond   --3-4|\nInfallible.combineLatest([first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0)]) { $0.reduce(0, +) }\n         --456|"),
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:)", name: "combineLatest",
            signature: "static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element",
            result: "Infallible<[Element]>",
            sentence: "Combines the latest elements of a collection of sequences to an array whenever one of them sends, once all have.",
            marble: "first    -1-2-|\nsecond   --3-4|\nInfallible.combineLatest([first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0)])\n         --'[1, 3]''[2, 3]''[2, 4]'|"),
          CatalogMember(
            key: "InfallibleType.concat(_:)", name: "concat",
            signature: "func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element> where Source.Element == Element",
            result: "Infallible<Element>",
            sentence: "Sends what this sequence sends and then, when it has completed, what `second` sends.",
            marble: "first    -a-b|\nsecond   -x-y|\nfirst.asInfallible(onErrorJustReturn: \"?\").concat(second.asInfallible(onErrorJustReturn: \"?\"))\n         -a-b-x-y|"),
          CatalogMember(
            key: "static InfallibleType.concat(_:) (Sequence)", name: "concat",
            signature: "static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element> where Sequence.Element == Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Sends what sequences send, one after the other.",
            details: "- The sequences are asked for one at a time, each when the one before has completed.",
            marble: "first    -a-b|\nsecond   -x-y|\nInfallible.concat(AnySequence([first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: \"?\")]))\n         -a-b-x-y|"),
          CatalogMember(
            key: "static InfallibleType.concat(_:) (Collection)", name: "concat",
            signature: "static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element> where Collection.Element == Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Sends what sequences send, one after the other.",
            marble: "first    -a-b|\nsecond   -x-y|\nInfallible.concat([first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: \"?\")])\n         -a-b-x-y|"),
          CatalogMember(
            key: "static InfallibleType.concat(_:) (Infallible<Element>...)", name: "concat",
            signature: "static func concat(_ sources: Infallible<Element>...) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Sends what sequences send, one after the other.",
            marble: "first    -a-b|\nsecond   -x-y|\nInfallible.concat(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: \"?\"))\n         -a-b-x-y|"),
          CatalogMember(
            key: "static InfallibleType.merge(_:) (Collection)", name: "merge",
            signature: "static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element> where Collection.Element == Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Merges sequences.",
            marble: "first    a---b---|\nsecond   --x---y-|\nInfallible.merge([first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: \"?\")])\n         a-x-b-y-|"),
          CatalogMember(
            key: "static InfallibleType.merge(_:) ([Infallible<Element>])", name: "merge",
            signature: "static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Merges sequences.",
            marble: "first    a---b---|\nsecond   --x---y-|\nInfallible.merge([first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: \"?\")])\n         a-x-b-y-|"),
          CatalogMember(
            key: "static InfallibleType.merge(_:) (Infallible<Element>...)", name: "merge",
            signature: "static func merge(_ sources: Infallible<Element>...) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Merges sequences.",
            marble: "first    a---b---|\nsecond   --x---y-|\nInfallible.merge(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: \"?\"))\n         a-x-b-y-|"),
          CatalogMember(
            key: "InfallibleType.startWith(_:)", name: "startWith",
            signature: "func startWith(_ element: Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Sends elements before those of the sequence.",
            marble: "Infallible.just(1).startWith(9)\n         (91|)"),
          CatalogMember(
            key: "InfallibleType.withLatestFrom(_:resultSelector:)", name: "withLatestFrom",
            signature: "func withLatestFrom<Source: InfallibleType, ResultType>(_ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType) -> Infallible<ResultType>",
            result: "Infallible<ResultType>",
            sentence: "Combines each element with the latest one of another sequence.",
            details: "- Elements that come before the other sequence has sent one are dropped.",
            marble: "source   -a---b-c-|\nother    ---1---2-|\nsource.asInfallible(onErrorJustReturn: \"?\").withLatestFrom(other.asInfallible(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         -----'b1'-'c2'-|"),
          CatalogMember(
            key: "InfallibleType.withLatestFrom(_:)", name: "withLatestFrom",
            signature: "func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element>",
            result: "Infallible<Source.Element>",
            sentence: "Sends the latest element of another sequence for each element.",
            marble: "source   -a---b-c-|\nother    ---1---2-|\nsource.asInfallible(onErrorJustReturn: \"?\").withLatestFrom(other.asInfallible(onErrorJustReturn: 0))\n         -----1-2-|"),
          CatalogMember(
            key: "static InfallibleType.zip(_:_:resultSelector:)", name: "zip",
            signature: "static func zip<Source1: InfallibleType, Source2: InfallibleType>(_ source1: Source1, _ source2: Source2, resultSelector: @escaping (Source1.Element, Source2.Element) throws -> Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nInfallible.zip(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.zip(_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element) throws -> Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nInfallible.zip(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.zip(_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element) throws -> Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nInfallible.zip(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.zip(_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element) throws -> Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nInfallible.zip(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.zip(_:_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element) throws -> Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nInfallible.zip(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.zip(_:_:_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element) throws -> Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nInfallible.zip(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.zip(_:_:_:_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType, Source8: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, _ source8: Source8, resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element) throws -> Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nInfallible.zip(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.deferred(_:)", name: "deferred",
            signature: "static func deferred(_ observableFactory: @escaping () throws -> Infallible<Element>) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Makes a sequence anew for every subscription.",
            marble: "Infallible.deferred { Infallible.just(1) }\n         (1|)"),
          CatalogMember(
            key: "static InfallibleType.empty()", name: "empty",
            signature: "static func empty() -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Completes at once without an element.",
            marble: "Infallible<Int>.empty()\n         |"),
          CatalogMember(
            key: "static InfallibleType.from(_:scheduler:) ([Element], ImmediateSchedulerType)", name: "from",
            signature: "static func from(_ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Sends the elements of an array and completes.",
            marble: "Infallible.from([1, 2])\n         (12|)"),
          CatalogMember(
            key: "static InfallibleType.from(_:scheduler:) (Sequence, ImmediateSchedulerType)", name: "from",
            signature: "static func from<Sequence: Swift.Sequence>(_ sequence: Sequence, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element> where Sequence.Element == Element",
            result: "Infallible<Element>",
            sentence: "Sends the elements of a Swift sequence and completes.",
            marble: "Infallible.from(1...2)\n         (12|)"),
          CatalogMember(
            key: "static InfallibleType.just(_:)", name: "just",
            signature: "static func just(_ element: Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Sends one element and completes.",
            marble: "Infallible.just(1)\n         (1|)"),
          CatalogMember(
            key: "static InfallibleType.just(_:scheduler:)", name: "just",
            signature: "static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Sends one element and completes, on a scheduler.",
            marble: "Infallible.just(1, scheduler: scheduler)\n         (1|)"),
          CatalogMember(
            key: "static InfallibleType.never()", name: "never",
            signature: "static func never() -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Never sends anything.",
            marble: "Infallible<Int>.never()\n         ---"),
          CatalogMember(
            key: "InfallibleType.distinctUntilChanged(_:) ((Element) throws -> Key)", name: "distinctUntilChanged",
            signature: "func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) throws -> Key) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Drops elements whose key equals that of the one before.",
            marble: "source   -1-3-2-4-|\nsource.asInfallible(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 }\n         -1---2---|"),
          CatalogMember(
            key: "InfallibleType.distinctUntilChanged(_:) ((_ lhs: Element, _ rhs: Element) throws -> Bool)", name: "distinctUntilChanged",
            signature: "func distinctUntilChanged(_ comparer: @escaping (_ lhs: Element, _ rhs: Element) throws -> Bool) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Drops elements that `comparer` finds equal to the one before.",
            marble: "source   -1-3-2-4-|\nsource.asInfallible(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 == $1 % 2 }\n         -1---2---|"),
          CatalogMember(
            key: "InfallibleType.distinctUntilChanged(_:comparer:)", name: "distinctUntilChanged",
            signature: "func distinctUntilChanged<K>(_ keySelector: @escaping (Element) throws -> K, comparer: @escaping (_ lhs: K, _ rhs: K) throws -> Bool) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Drops elements whose key `comparer` finds equal to that of the one before.",
            details: "- The one before is the last that was let through.",
            marble: "source   -1-3-2-4-|\nsource.asInfallible(onErrorJustReturn: 0).distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })\n         -1---2---|"),
          CatalogMember(
            key: "InfallibleType.distinctUntilChanged(at:)", name: "distinctUntilChanged",
            signature: "func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Drops elements whose property equals that of the one before.",
            marble: "source   -a-b-'cc'-|\nsource.asInfallible(onErrorJustReturn: \"?\").distinctUntilChanged(at: \\.count)\n         -a---'cc'-|"),
          CatalogMember(
            key: "InfallibleType.filter(_:)", name: "filter",
            signature: "func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Lets the elements through for which `predicate` holds.",
            marble: "source   -1-2-3-4-|\nsource.asInfallible(onErrorJustReturn: 0).filter { $0 % 2 == 0 }\n         ---2---4-|"),
          CatalogMember(
            key: "InfallibleType.skip(while:)", name: "skip",
            signature: "func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Drops elements while `predicate` holds.",
            marble: "source   -1-2-3-1-|\nsource.asInfallible(onErrorJustReturn: 0).skip(while: { $0 < 3 })\n         -----3-1-|"),
          CatalogMember(
            key: "InfallibleType.skip(until:)", name: "skip",
            signature: "func skip<Source: ObservableType>(until other: Source) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Drops elements until `other` sends one.",
            details: "- When the source completes before `other` has sent anything, the result does not complete, as in RxSwift.",
            marble: "source   -a-b-c-d-|\nother    ----x\nsource.asInfallible(onErrorJustReturn: \"?\").skip(until: other)\n         -----c-d-|"),
          CatalogMember(
            key: "InfallibleType.take(_:)", name: "take",
            signature: "func take(_ count: Int) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Lets the first `count` elements through and completes.",
            marble: "source   -a-b-c-d-|\nsource.asInfallible(onErrorJustReturn: \"?\").take(2)\n         -a-(b|)"),
          CatalogMember(
            key: "InfallibleType.take(for:scheduler:)", name: "take",
            signature: "func take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Lets elements through for a stretch of time, then completes.",
            marble: "source   -a-b-c-d-|\nsource.asInfallible(onErrorJustReturn: \"?\").take(for: .milliseconds(400), scheduler: scheduler)\n         -a-b|"),
          CatalogMember(
            key: "InfallibleType.take(until:) (Source)", name: "take",
            signature: "func take<Source: ObservableType>(until other: Source) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Lets elements through until `other` sends one, then completes.",
            marble: "source   -a-b-c-d-|\nother    ----x\nsource.asInfallible(onErrorJustReturn: \"?\").take(until: other)\n         -a-b|"),
          CatalogMember(
            key: "InfallibleType.take(until:) (Source)", name: "take",
            signature: "func take<Source: InfallibleType>(until other: Source) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Lets elements through until `other` sends one, then completes.",
            marble: "source   -a-b-c-d-|\nother    ----x\nsource.asInfallible(onErrorJustReturn: \"?\").take(until: other.asInfallible(onErrorJustReturn: \"?\"))\n         -a-b|"),
          CatalogMember(
            key: "InfallibleType.take(while:behavior:)", name: "take",
            signature: "func take(while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Lets elements through while `predicate` holds, then completes.",
            details: "- With `.inclusive`, the first element for which it does not hold is sent too.",
            marble: "source   -1-2-3-4-|\nsource.asInfallible(onErrorJustReturn: 0).take(while: { $0 < 3 })\n         -1-2-|"),
          CatalogMember(
            key: "InfallibleType.take(until:behavior:)", name: "take",
            signature: "func take(until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Lets elements through until `predicate` holds, then completes.",
            details: "- With `.inclusive`, the element for which it holds is sent too.",
            marble: "source   -1-2-3-4-|\nsource.asInfallible(onErrorJustReturn: 0).take(until: { $0 == 3 })\n         -1-2-|"),
          CatalogMember(
            key: "InfallibleType.share(replay:scope:)", name: "share",
            signature: "func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Shares one subscription to the source among all observers and replays the last `replay` elements to a new one.",
            details: "- `share()` is `share(replay: 0, scope: .whileConnected)`.",
            marble: "source   -1-2-3-|\nsource.asInfallible(onErrorJustReturn: 0).share(replay: 1)\n         -1-2-3-|"),
          CatalogMember(
            key: "InfallibleType.debounce(_:scheduler:)", name: "debounce",
            signature: "func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Sends an element once nothing has followed it for a stretch of time.",
            marble: "source   --a-b-----c---|\nsource.asInfallible(onErrorJustReturn: \"?\").debounce(.milliseconds(300), scheduler: scheduler)\n         -------b-----c|"),
          CatalogMember(
            key: "InfallibleType.throttle(_:latest:scheduler:)", name: "throttle",
            signature: "func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Sends the first element at once and then at most one a stretch of time, the latest at its end.",
            details: "- With `latest: false`, what comes within the stretch is dropped.\n- The time that is left of a stretch is rounded to the unit in which the stretch is given, as in RxSwift: with `.seconds(1)` an element passes after 0.6 seconds. Use `.milliseconds` for more precise times.\n- When the source completes while an element waits, the result completes after that.",
            marble: "source   a-b-c-----d-|\nsource.asInfallible(onErrorJustReturn: \"?\").throttle(.milliseconds(300), latest: false, scheduler: scheduler)\n         a---c-----d-|"),
          CatalogMember(
            key: "InfallibleType.compactMap(_:)", name: "compactMap",
            signature: "func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result>",
            result: "Infallible<Result>",
            sentence: "Transforms each element and drops what becomes nil.",
            marble: "source   -1-x-3-|\nsource.asInfallible(onErrorJustReturn: \"?\").compactMap { Int($0) }\n         -1---3-|"),
          CatalogMember(
            key: "InfallibleType.concatMap(_:)", name: "concatMap",
            signature: "func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>",
            result: "Infallible<Source.Element>",
            sentence: "Turns each element into a sequence and sends what they send, one sequence after the other.",
            details: "- The selector is called as elements arrive; the sequences wait for their turn.",
            marble: "source   a-b-------|\ninner    1---2|\nsource.asInfallible(onErrorJustReturn: \"?\").concatMap { _ in inner.asInfallible(onErrorJustReturn: 0) }\n         1---21---2|"),
          CatalogMember(
            key: "InfallibleType.flatMap(_:)", name: "flatMap",
            signature: "func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>",
            result: "Infallible<Source.Element>",
            sentence: "Turns each element into a sequence and merges what they send.",
            details: "- Completes when the source and all inner sequences have.",
            marble: "source   a-b-------|\ninner    1---2|\nsource.asInfallible(onErrorJustReturn: \"?\").flatMap { _ in inner.asInfallible(onErrorJustReturn: 0) }\n         1-1-2-2---|"),
          CatalogMember(
            key: "InfallibleType.flatMapFirst(_:)", name: "flatMapFirst",
            signature: "func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>",
            result: "Infallible<Source.Element>",
            sentence: "Turns an element into a sequence and sends what that sends; elements that come before it has completed are dropped.",
            details: "- The selector is not called for what is dropped.",
            marble: "source   a-b-----c----|\ninner    1---2|\nsource.asInfallible(onErrorJustReturn: \"?\").flatMapFirst { _ in inner.asInfallible(onErrorJustReturn: 0) }\n         1---2---1---2|"),
          CatalogMember(
            key: "InfallibleType.flatMapLatest(_:)", name: "flatMapLatest",
            signature: "func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>",
            result: "Infallible<Source.Element>",
            sentence: "Turns each element into a sequence and sends what the latest of them sends.",
            details: "- The inner sequence before is disposed before the next one is subscribed.",
            marble: "source   a---b---------|\ninner    1--2--3|\nsource.asInfallible(onErrorJustReturn: \"?\").flatMapLatest { _ in inner.asInfallible(onErrorJustReturn: 0) }\n         1--21--2--3---|"),
          CatalogMember(
            key: "InfallibleType.map(_:)", name: "map",
            signature: "func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result>",
            result: "Infallible<Result>",
            sentence: "Transforms each element.",
            marble: "source   -1-2-3-|\nsource.asInfallible(onErrorJustReturn: 0).map { $0 * 2 }\n         -2-4-6-|"),
          CatalogMember(
            key: "InfallibleType.scan(into:accumulator:)", name: "scan",
            signature: "func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) -> Void) -> Infallible<A>",
            result: "Infallible<A>",
            sentence: "Accumulates elements in a value that is changed in place, and sends it after each.",
            marble: "source   -1-2-3-|\nsource.asInfallible(onErrorJustReturn: 0).scan(into: 0) { sum, element in sum += element }\n         -1-3-6-|"),
          CatalogMember(
            key: "InfallibleType.scan(_:accumulator:)", name: "scan",
            signature: "func scan<A>(_ seed: A, accumulator: @escaping (A, Element) -> A) -> Infallible<A>",
            result: "Infallible<A>",
            sentence: "Accumulates elements and sends the result after each.",
            marble: "source   -1-2-3-|\nsource.asInfallible(onErrorJustReturn: 0).scan(0) { $0 + $1 }\n         -1-3-6-|"),
          CatalogMember(
            key: "InfallibleType.debug(_:trimOutput:file:line:function:)", name: "debug",
            signature: "func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Prints subscriptions, events and disposals.",
            details: "- A line reads `2020-02-29 12:30:15.123: identifier -> Event next(a)`; without an identifier it is the place of the call. With `trimOutput`, long events lose their middle.",
            marble: "source   -a-b-|\nsource.asInfallible(onErrorJustReturn: \"?\").debug(\"name\")\n         -a-b-|"),
          CatalogMember(
            key: "InfallibleType.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)", name: "do",
            signature: "func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Calls closures beside what happens; the events themselves are not changed.",
            details: "- `on…` is called before the observer hears, `after…` after; `onSubscribe` before the subscription, `onSubscribed` after it; `onDispose` when the subscription ends in whatever way, after the terminal event's `after…` unless an operator further down has disposed by then.",
            marble: "source   -a-b-|\nsource.asInfallible(onErrorJustReturn: \"?\").do(onNext: { _ in })\n         -a-b-|"),
          CatalogMember(
            key: "InfallibleType.withUnretained(_:resultSelector:)", name: "withUnretained",
            signature: "func withUnretained<Object: AnyObject, Out>(_ obj: Object, resultSelector: @escaping (Object, Element) -> Out) -> Infallible<Out>",
            result: "Infallible<Out>",
            sentence: "Combines each element with an object that is not retained; completes once that is gone.",
            marble: "source   -1-2-3-|\nsource.asInfallible(onErrorJustReturn: 0).withUnretained(owner) { _, element in element * 2 }\n         -2-4-6-|"),
          CatalogMember(
            key: "InfallibleType.withUnretained(_:)", name: "withUnretained",
            signature: "func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)>",
            result: "Infallible<(Object, Element)>",
            sentence: "Pairs each element with an object that is not retained; completes once that is gone.",
            marble: "source   -1-2-3-|\nsource.asInfallible(onErrorJustReturn: 0).withUnretained(owner).map { _, element in element * 2 }\n         -2-4-6-|"),
        ]),
      CatalogExtension(
        type: "InfallibleType", header: "extension InfallibleType where Element == Any",
        members: [
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:_:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: InfallibleType, Source2: InfallibleType>(_ source1: Source1, _ source2: Source2) -> Infallible<(Source1.Element, Source2.Element)>",
            result: "Infallible<(Source1.Element, Source2.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nInfallible.combineLatest(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3) -> Infallible<(Source1.Element, Source2.Element, Source3.Element)>",
            result: "Infallible<(Source1.Element, Source2.Element, Source3.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nInfallible.combineLatest(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4) -> Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)>",
            result: "Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nInfallible.combineLatest(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:_:_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5) -> Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)>",
            result: "Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nInfallible.combineLatest(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:_:_:_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6) -> Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)>",
            result: "Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nInfallible.combineLatest(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:_:_:_:_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7) -> Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element)>",
            result: "Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nInfallible.combineLatest(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static InfallibleType.combineLatest(_:_:_:_:_:_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType, Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType, Source8: InfallibleType>(_ source1: Source1, _ source2: Source2, _ source3: Source3, _ source4: Source4, _ source5: Source5, _ source6: Source6, _ source7: Source7, _ source8: Source8) -> Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element)>",
            result: "Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element, Source7.Element, Source8.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nInfallible.combineLatest(first.asInfallible(onErrorJustReturn: \"?\"), second.asInfallible(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
        ]),
      CatalogExtension(
        type: "InfallibleType", header: "extension InfallibleType where Element: Equatable",
        members: [
          CatalogMember(
            key: "InfallibleType.distinctUntilChanged()", name: "distinctUntilChanged",
            signature: "func distinctUntilChanged() -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Drops elements that equal the one before.",
            marble: "source   -1-1-2-1-|\nsource.asInfallible(onErrorJustReturn: 0).distinctUntilChanged()\n         -1---2-1-|"),
        ]),
    ],
    globals: [
    ])
}
