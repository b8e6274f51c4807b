// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxTraitsConcurrency = CatalogFamily(
    name: "TraitsConcurrency",
    types: [
    ],
    extensions: [
      CatalogExtension(
        type: "ObservableConvertibleType", header: "extension ObservableConvertibleType",
        members: [
          CatalogMember(
            key: "ObservableConvertibleType.values", name: "values",
            signature: "var values: AsyncThrowingStream<Element, Error> { get }",
            result: "AsyncThrowingStream<Element, Error>",
            sentence: "The elements as an asynchronous sequence, which throws where the observable fails."),
        ]),
      CatalogExtension(
        type: "InfallibleType", header: "extension InfallibleType",
        members: [
          CatalogMember(
            key: "InfallibleType.values", name: "values",
            signature: "var values: AsyncStream<Element> { get }",
            result: "AsyncStream<Element>",
            sentence: "The elements as an asynchronous sequence."),
        ]),
      CatalogExtension(
        type: "SharedSequence", header: "extension SharedSequence",
        members: [
          CatalogMember(
            key: "SharedSequence.values", name: "values",
            signature: "var values: AsyncStream<Element> { get }",
            result: "AsyncStream<Element>",
            sentence: "The elements as an asynchronous sequence."),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == SingleTrait",
        members: [
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.value", name: "value",
            signature: "var value: Element { get async throws }",
            result: "Element",
            sentence: "Waits for the element.",
            details: "- Throws: the single's error, `CancellationError` when the task is cancelled before."),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.create(detached:priority:work:)", name: "create",
            signature: "static func create(detached: Bool = false, priority: TaskPriority? = nil, work: @escaping () async throws -> Element) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Runs asynchronous work for each subscription and sends its result."),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == MaybeTrait",
        members: [
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.value", name: "value",
            signature: "var value: Element? { get async throws }",
            result: "Element?",
            sentence: "Waits for the end and returns the element, nil where there is none.",
            details: "- Throws: the maybe's error, `CancellationError` when the task is cancelled before."),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never",
        members: [
          CatalogMember(
            key: "PrimitiveSequenceType<CompletableTrait>.value", name: "value",
            signature: "var value: Void { get async throws }",
            result: "Void",
            sentence: "Waits for the end.",
            details: "- Throws: the completable's error, `CancellationError` when the task is cancelled before."),
        ]),
    ],
    globals: [
    ])
}
