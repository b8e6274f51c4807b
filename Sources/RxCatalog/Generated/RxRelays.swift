// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxRelays = CatalogFamily(
    name: "Relays",
    types: [
      CatalogType(
        name: "BehaviorRelay", header: "class BehaviorRelay<Element>: ObservableType",
        sentence: "A behavior subject that takes elements only and so never ends."),
      CatalogType(
        name: "PublishRelay", header: "class PublishRelay<Element>: ObservableType",
        sentence: "A publish subject that takes elements only and so never ends."),
      CatalogType(
        name: "ReplayRelay", header: "class ReplayRelay<Element>: ObservableType",
        sentence: "A replay subject that takes elements only and so never ends."),
    ],
    extensions: [
      CatalogExtension(
        type: "BehaviorRelay", header: "extension BehaviorRelay",
        members: [
          CatalogMember(
            key: "BehaviorRelay.init(value:)", name: "init",
            signature: "init(value: Element)",
            result: "BehaviorRelay",
            sentence: "A relay whose latest element is `value`."),
          CatalogMember(
            key: "BehaviorRelay.value", name: "value",
            signature: "var value: Element { get }",
            result: "Element",
            sentence: "The latest element."),
          CatalogMember(
            key: "BehaviorRelay.accept(_:)", name: "accept",
            signature: "func accept(_ event: Element)",
            result: "Void",
            sentence: "Sends an element to all observers."),
          CatalogMember(
            key: "BehaviorRelay.subscribe(_:)", name: "subscribe",
            signature: "func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element",
            result: "Disposable",
            sentence: "Subscribes an observer, which hears the latest element first."),
          CatalogMember(
            key: "BehaviorRelay.asObservable()", name: "asObservable",
            signature: "func asObservable() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The relay as a sequence."),
        ]),
      CatalogExtension(
        type: "PublishRelay", header: "extension PublishRelay",
        members: [
          CatalogMember(
            key: "PublishRelay.init()", name: "init",
            signature: "init()",
            result: "PublishRelay",
            sentence: "A relay without observers."),
          CatalogMember(
            key: "PublishRelay.accept(_:)", name: "accept",
            signature: "func accept(_ event: Element)",
            result: "Void",
            sentence: "Sends an element to all observers."),
          CatalogMember(
            key: "PublishRelay.subscribe(_:)", name: "subscribe",
            signature: "func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element",
            result: "Disposable",
            sentence: "Subscribes an observer."),
          CatalogMember(
            key: "PublishRelay.asObservable()", name: "asObservable",
            signature: "func asObservable() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The relay as a sequence."),
        ]),
      CatalogExtension(
        type: "ReplayRelay", header: "extension ReplayRelay",
        members: [
          CatalogMember(
            key: "static ReplayRelay.create(bufferSize:)", name: "create",
            signature: "static func create(bufferSize: Int) -> ReplayRelay<Element>",
            result: "ReplayRelay<Element>",
            sentence: "A relay that keeps the last `bufferSize` elements."),
          CatalogMember(
            key: "static ReplayRelay.createUnbound()", name: "createUnbound",
            signature: "static func createUnbound() -> ReplayRelay<Element>",
            result: "ReplayRelay<Element>",
            sentence: "A relay that keeps all elements."),
          CatalogMember(
            key: "ReplayRelay.accept(_:)", name: "accept",
            signature: "func accept(_ event: Element)",
            result: "Void",
            sentence: "Sends an element to all observers."),
          CatalogMember(
            key: "ReplayRelay.subscribe(_:)", name: "subscribe",
            signature: "func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element",
            result: "Disposable",
            sentence: "Subscribes an observer, which hears what was kept first."),
          CatalogMember(
            key: "ReplayRelay.asObservable()", name: "asObservable",
            signature: "func asObservable() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The relay as a sequence."),
        ]),
    ],
    globals: [
    ])
}
