// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/RxTesting. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxTestingBlocking = CatalogFamily(
    name: "Blocking",
    types: [
      CatalogType(
        name: "BlockingObservable", header: "struct BlockingObservable<Element>",
        sentence: "An observable whose operators block the calling thread until their result, as in RxBlocking; made with `toBlocking(timeout:)`."),
      CatalogType(
        name: "MaterializedSequenceResult", header: "enum MaterializedSequenceResult<T> { case completed(elements: [T]); case failed(elements: [T], error: Error) }",
        sentence: "Result of a sequence, from `materialize()`."),
    ],
    extensions: [
      CatalogExtension(
        type: "ObservableConvertibleType", header: "extension ObservableConvertibleType",
        members: [
          CatalogMember(
            key: "ObservableConvertibleType.toBlocking(timeout:)", name: "toBlocking",
            signature: "func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element>",
            result: "BlockingObservable<Element>",
            sentence: "Returns the sequence with operators that wait for their result.",
            details: "- Parameter timeout: Maximum time to wait, in seconds; nil for no limit. After it the operators throw `RxError.timeout`."),
        ]),
      CatalogExtension(
        type: "BlockingObservable", header: "extension BlockingObservable",
        members: [
          CatalogMember(
            key: "BlockingObservable.toArray()", name: "toArray",
            signature: "func toArray() throws -> [Element]",
            result: "[Element]",
            sentence: "Waits for the end and returns all elements.",
            details: "- Throws: the sequence's error, `RxError.timeout`."),
          CatalogMember(
            key: "BlockingObservable.first()", name: "first",
            signature: "func first() throws -> Element?",
            result: "Element?",
            sentence: "Waits for the first element and returns it; nil when the sequence is empty.",
            details: "- Throws: the sequence's error, `RxError.timeout`."),
          CatalogMember(
            key: "BlockingObservable.last()", name: "last",
            signature: "func last() throws -> Element?",
            result: "Element?",
            sentence: "Waits for the end and returns the last element; nil when the sequence is empty.",
            details: "- Throws: the sequence's error, `RxError.timeout`."),
          CatalogMember(
            key: "BlockingObservable.single()", name: "single",
            signature: "func single() throws -> Element",
            result: "Element",
            sentence: "Waits for the end and returns the only element.",
            details: "- Throws: `RxError.noElements`, `RxError.moreThanOneElement`, the sequence's error, `RxError.timeout`."),
          CatalogMember(
            key: "BlockingObservable.single(_:)", name: "single",
            signature: "func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element",
            result: "Element",
            sentence: "Waits for the end and returns the only element that satisfies the predicate.",
            details: "- Throws: `RxError.noElements`, `RxError.moreThanOneElement`, the predicate's and the sequence's error, `RxError.timeout`."),
          CatalogMember(
            key: "BlockingObservable.materialize()", name: "materialize",
            signature: "func materialize() -> MaterializedSequenceResult<Element>",
            result: "MaterializedSequenceResult<Element>",
            sentence: "Waits for the end and returns all elements with the completion or the error."),
        ]),
    ],
    globals: [
    ])
}
