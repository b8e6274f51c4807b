// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxSubjects = CatalogFamily(
    name: "Subjects",
    types: [
      CatalogType(
        name: "AsyncSubject", header: "class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType { typealias SubjectObserverType = AsyncSubject<Element> }",
        sentence: "A sequence into which events are pushed; every observer hears the last element when it completes, or its error."),
      CatalogType(
        name: "BehaviorSubject", header: "class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable { typealias SubjectObserverType = BehaviorSubject<Element> }",
        sentence: "A sequence into which events are pushed; a new observer hears the latest element first, or the terminal event only."),
      CatalogType(
        name: "PublishSubject", header: "class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType { typealias SubjectObserverType = PublishSubject<Element> }",
        sentence: "A sequence into which events are pushed; a new observer hears what comes after it, or the terminal event."),
      CatalogType(
        name: "ReplaySubject", header: "class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable { typealias SubjectObserverType = ReplaySubject<Element> }",
        sentence: "A sequence into which events are pushed; a new observer hears the last ones first, and the terminal event."),
      CatalogType(
        name: "SubjectType", header: "protocol SubjectType: ObservableType { associatedtype Observer: ObserverType; func asObserver() -> Observer }",
        sentence: "Something that is a sequence and an observer at once."),
    ],
    extensions: [
      CatalogExtension(
        type: "AsyncSubject", header: "extension AsyncSubject",
        members: [
          CatalogMember(
            key: "AsyncSubject.init()", name: "init",
            signature: "init()",
            result: "AsyncSubject",
            sentence: "A subject without observers."),
          CatalogMember(
            key: "AsyncSubject.hasObservers", name: "hasObservers",
            signature: "var hasObservers: Bool { get }",
            result: "Bool",
            sentence: "True if the subject has observers."),
          CatalogMember(
            key: "AsyncSubject.on(_:)", name: "on",
            signature: "func on(_ event: Event<Element>)",
            result: "Void",
            sentence: "Keeps an element, or ends the subject."),
          CatalogMember(
            key: "AsyncSubject.asObserver()", name: "asObserver",
            signature: "func asObserver() -> AsyncSubject<Element>",
            result: "AsyncSubject<Element>",
            sentence: "The subject as an observer."),
        ]),
      CatalogExtension(
        type: "BehaviorSubject", header: "extension BehaviorSubject",
        members: [
          CatalogMember(
            key: "BehaviorSubject.init(value:)", name: "init",
            signature: "init(value: Element)",
            result: "BehaviorSubject",
            sentence: "A subject whose latest element is `value`."),
          CatalogMember(
            key: "BehaviorSubject.hasObservers", name: "hasObservers",
            signature: "var hasObservers: Bool { get }",
            result: "Bool",
            sentence: "True if the subject has observers."),
          CatalogMember(
            key: "BehaviorSubject.isDisposed", name: "isDisposed",
            signature: "var isDisposed: Bool { get }",
            result: "Bool",
            sentence: "True if the subject was disposed."),
          CatalogMember(
            key: "BehaviorSubject.value()", name: "value",
            signature: "func value() throws -> Element",
            result: "Element",
            sentence: "The latest element.",
            details: "- Throws: The error that ended the subject, or `RxError.disposed`."),
          CatalogMember(
            key: "BehaviorSubject.on(_:)", name: "on",
            signature: "func on(_ event: Event<Element>)",
            result: "Void",
            sentence: "Sends an event to all observers."),
          CatalogMember(
            key: "BehaviorSubject.asObserver()", name: "asObserver",
            signature: "func asObserver() -> BehaviorSubject<Element>",
            result: "BehaviorSubject<Element>",
            sentence: "The subject as an observer."),
          CatalogMember(
            key: "BehaviorSubject.dispose()", name: "dispose",
            signature: "func dispose()",
            result: "Void",
            sentence: "Forgets all observers; new ones receive `RxError.disposed`, and `value()` throws it."),
        ]),
      CatalogExtension(
        type: "PublishSubject", header: "extension PublishSubject",
        members: [
          CatalogMember(
            key: "PublishSubject.init()", name: "init",
            signature: "init()",
            result: "PublishSubject",
            sentence: "A subject without observers."),
          CatalogMember(
            key: "PublishSubject.hasObservers", name: "hasObservers",
            signature: "var hasObservers: Bool { get }",
            result: "Bool",
            sentence: "True if the subject has observers."),
          CatalogMember(
            key: "PublishSubject.isDisposed", name: "isDisposed",
            signature: "var isDisposed: Bool { get }",
            result: "Bool",
            sentence: "True if the subject was disposed."),
          CatalogMember(
            key: "PublishSubject.on(_:)", name: "on",
            signature: "func on(_ event: Event<Element>)",
            result: "Void",
            sentence: "Sends an event to all observers."),
          CatalogMember(
            key: "PublishSubject.asObserver()", name: "asObserver",
            signature: "func asObserver() -> PublishSubject<Element>",
            result: "PublishSubject<Element>",
            sentence: "The subject as an observer."),
          CatalogMember(
            key: "PublishSubject.dispose()", name: "dispose",
            signature: "func dispose()",
            result: "Void",
            sentence: "Forgets all observers; new ones receive `RxError.disposed`."),
        ]),
      CatalogExtension(
        type: "ReplaySubject", header: "extension ReplaySubject",
        members: [
          CatalogMember(
            key: "static ReplaySubject.create(bufferSize:)", name: "create",
            signature: "static func create(bufferSize: Int) -> ReplaySubject<Element>",
            result: "ReplaySubject<Element>",
            sentence: "A subject that keeps the last `bufferSize` elements."),
          CatalogMember(
            key: "static ReplaySubject.createUnbounded()", name: "createUnbounded",
            signature: "static func createUnbounded() -> ReplaySubject<Element>",
            result: "ReplaySubject<Element>",
            sentence: "A subject that keeps all elements."),
          CatalogMember(
            key: "ReplaySubject.hasObservers", name: "hasObservers",
            signature: "var hasObservers: Bool { get }",
            result: "Bool",
            sentence: "True if the subject has observers."),
          CatalogMember(
            key: "ReplaySubject.on(_:)", name: "on",
            signature: "func on(_ event: Event<Element>)",
            result: "Void",
            sentence: "Sends an event to all observers."),
          CatalogMember(
            key: "ReplaySubject.asObserver()", name: "asObserver",
            signature: "func asObserver() -> ReplaySubject<Element>",
            result: "ReplaySubject<Element>",
            sentence: "The subject as an observer."),
          CatalogMember(
            key: "ReplaySubject.dispose()", name: "dispose",
            signature: "func dispose()",
            result: "Void",
            sentence: "Forgets all observers and what it kept; new observers receive `RxError.disposed`."),
        ]),
    ],
    globals: [
    ])
}
