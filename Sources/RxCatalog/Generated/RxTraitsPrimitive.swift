// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

extension GeneratedCatalog {
  static let rxTraitsPrimitive = CatalogFamily(
    name: "TraitsPrimitive",
    types: [
      CatalogType(
        name: "CompletableTrait", header: "enum CompletableTrait",
        sentence: "Completes, or fails, without elements."),
      CatalogType(
        name: "CompletableEvent", header: "enum CompletableEvent { case error(Error); case completed }",
        sentence: "How a completable ends."),
      CatalogType(
        name: "MaybeTrait", header: "enum MaybeTrait",
        sentence: "Sends one element, completes without one, or fails."),
      CatalogType(
        name: "MaybeEvent", header: "enum MaybeEvent<Element> { case success(Element); case error(Error); case completed }",
        sentence: "How a maybe ends."),
      CatalogType(
        name: "PrimitiveSequence", header: "struct PrimitiveSequence<Trait, Element>",
        sentence: "An observable whose number of elements is known, as `Trait` says: exactly one, at most one, none."),
      CatalogType(
        name: "PrimitiveSequenceType", header: "protocol PrimitiveSequenceType { associatedtype Trait; associatedtype Element; var primitiveSequence: PrimitiveSequence<Trait, Element> { get } }",
        sentence: "Something that is a primitive sequence."),
      CatalogType(
        name: "SingleTrait", header: "enum SingleTrait",
        sentence: "Sends exactly one element, or fails."),
    ],
    extensions: [
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never",
        members: [
          CatalogMember(
            key: "static PrimitiveSequenceType<CompletableTrait>.create(subscribe:)", name: "create",
            signature: "static func create(subscribe: @escaping (@escaping CompletableObserver) -> Disposable) -> Completable",
            result: "Completable",
            sentence: "Makes a completable of a function that is called for each subscription and reports the end to the observer."),
          CatalogMember(
            key: "PrimitiveSequenceType<CompletableTrait>.subscribe(_:)", name: "subscribe",
            signature: "func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes a function of the end."),
          CatalogMember(
            key: "PrimitiveSequenceType<CompletableTrait>.subscribe(onCompleted:onError:onDisposed:)", name: "subscribe",
            signature: "func subscribe(onCompleted: (() -> Void)? = nil, onError: ((Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers. An error without a handler is unhandled."),
          CatalogMember(
            key: "PrimitiveSequenceType<CompletableTrait>.subscribe(with:onCompleted:onError:onDisposed:)", name: "subscribe",
            signature: "func subscribe<Object: AnyObject>(with object: Object, onCompleted: ((Object) -> Void)? = nil, onError: ((Object, Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers that are given an object while it lives."),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == MaybeTrait",
        members: [
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.create(subscribe:)", name: "create",
            signature: "static func create(subscribe: @escaping (@escaping MaybeObserver) -> Disposable) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Makes a maybe of a function that is called for each subscription and reports the end to the observer."),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.subscribe(_:)", name: "subscribe",
            signature: "func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes a function of the end."),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.subscribe(onSuccess:onError:onCompleted:onDisposed:)", name: "subscribe",
            signature: "func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers. An error without a handler is unhandled."),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.subscribe(with:onSuccess:onError:onCompleted:onDisposed:)", name: "subscribe",
            signature: "func subscribe<Object: AnyObject>(with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onError: ((Object, Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers that are given an object while it lives."),
        ]),
      CatalogExtension(
        type: "PrimitiveSequence", header: "extension PrimitiveSequence: PrimitiveSequenceType",
        members: [
          CatalogMember(
            key: "PrimitiveSequence.primitiveSequence", name: "primitiveSequence",
            signature: "var primitiveSequence: PrimitiveSequence<Trait, Element> { get }",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "The primitive sequence itself."),
        ]),
      CatalogExtension(
        type: "PrimitiveSequence", header: "extension PrimitiveSequence: ObservableConvertibleType",
        members: [
          CatalogMember(
            key: "PrimitiveSequence.asObservable()", name: "asObservable",
            signature: "func asObservable() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The sequence as an observable."),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == SingleTrait",
        members: [
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.create(subscribe:)", name: "create",
            signature: "static func create(subscribe: @escaping (@escaping SingleObserver) -> Disposable) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Makes a single of a function that is called for each subscription and reports the result to the observer."),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.subscribe(_:)", name: "subscribe",
            signature: "func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes a function of the result."),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.subscribe(onSuccess:onFailure:onDisposed:)", name: "subscribe",
            signature: "func subscribe(onSuccess: ((Element) -> Void)? = nil, onFailure: ((Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers. A failure without a handler is unhandled."),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.subscribe(with:onSuccess:onFailure:onDisposed:)", name: "subscribe",
            signature: "func subscribe<Object: AnyObject>(with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onFailure: ((Object, Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers that are given an object while it lives."),
        ]),
    ],
    globals: [
    ])
}
