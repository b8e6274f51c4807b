// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxOperatorsSharing = CatalogFamily(
    name: "OperatorsSharing",
    types: [
      CatalogType(
        name: "ConnectableObservableType", header: "protocol ConnectableObservableType: ObservableType { func connect() -> Disposable }",
        sentence: "A sequence that subscribes to its source when `connect()` is called."),
      CatalogType(
        name: "ConnectableObservable", header: "class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType",
        sentence: "A sequence that subscribes to its source when `connect()` is called."),
      CatalogType(
        name: "SubjectLifetimeScope", header: "enum SubjectLifetimeScope { case whileConnected; case forever }",
        sentence: "Lifetime of the subject of a shared sequence."),
    ],
    extensions: [
      CatalogExtension(
        type: "ConnectableObservable", header: "extension ConnectableObservable",
        members: [
          CatalogMember(
            key: "ConnectableObservable.connect()", name: "connect",
            signature: "func connect() -> Disposable",
            result: "Disposable",
            sentence: "Subscribes to the source; events flow to all observers until the result is disposed.",
            details: "- While connected, it returns the same connection."),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.multicast(_:)", name: "multicast",
            signature: "func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element",
            result: "ConnectableObservable<Subject.Element>",
            sentence: "Sends events through one subject to all observers, once connected.",
            marble: "source   -1-2-3-|\nlet shared = source.multicast(PublishSubject<Int>()); return Disposables.create(shared.subscribe(out), shared.connect())\n         -1-2-3-|"),
          CatalogMember(
            key: "ObservableType.multicast(makeSubject:)", name: "multicast",
            signature: "func multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element",
            result: "ConnectableObservable<Subject.Element>",
            sentence: "Sends events through a subject, made anew for every connection, to all observers, once connected.",
            marble: "source   -1-2-3-|\nlet shared = source.multicast(makeSubject: { PublishSubject<Int>() }); return Disposables.create(shared.subscribe(out), shared.connect())\n         -1-2-3-|"),
          CatalogMember(
            key: "ObservableType.multicast(_:selector:)", name: "multicast",
            signature: "func multicast<Subject: SubjectType, Result>(_ subjectSelector: @escaping () throws -> Subject, selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>) -> Observable<Result> where Subject.Observer.Element == Element",
            result: "Observable<Result>",
            sentence: "Lets `selector` use the sequence several times while it is subscribed only once.",
            details: "- An error thrown by either closure is sent as an error event.",
            marble: "source   -a-b-|\nsource.multicast({ PublishSubject<String>() }) { shared in shared.map { $0 + \"!\" } }\n         -'a!'-'b!'-|"),
          CatalogMember(
            key: "ObservableType.publish()", name: "publish",
            signature: "func publish() -> ConnectableObservable<Element>",
            result: "ConnectableObservable<Element>",
            sentence: "Sends events through a publish subject, once connected: `multicast { PublishSubject() }`.",
            marble: "source   -1-2-3-|\nlet shared = source.publish(); return Disposables.create(shared.subscribe(out), shared.connect())\n         -1-2-3-|"),
          CatalogMember(
            key: "ObservableType.replay(_:)", name: "replay",
            signature: "func replay(_ bufferSize: Int) -> ConnectableObservable<Element>",
            result: "ConnectableObservable<Element>",
            sentence: "Sends events through a replay subject, once connected.",
            marble: "source   -1-2-3-|\nlet shared = source.replay(1); return Disposables.create(shared.connect(), shared.delaySubscription(.milliseconds(400), scheduler: scheduler).subscribe(out))\n         ----23-|"),
          CatalogMember(
            key: "ObservableType.replayAll()", name: "replayAll",
            signature: "func replayAll() -> ConnectableObservable<Element>",
            result: "ConnectableObservable<Element>",
            sentence: "Sends events through a replay subject that keeps everything, once connected.",
            marble: "source   -1-2-3-|\nlet shared = source.replayAll(); return Disposables.create(shared.connect(), shared.delaySubscription(.milliseconds(400), scheduler: scheduler).subscribe(out))\n         ----(12)3-|"),
        ]),
      CatalogExtension(
        type: "ConnectableObservableType", header: "extension ConnectableObservableType",
        members: [
          CatalogMember(
            key: "ConnectableObservableType.refCount()", name: "refCount",
            signature: "func refCount() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Connects with the first subscriber and disconnects when the last one leaves.",
            details: "- When the last other subscriber leaves while a new one hears what is replayed, the new one connects again, but hears nothing of that connection: it is subscribed to the subject of the one before. `share(replay:)` with more than one element does the same.",
            marble: "source   -1-2-3-|\nsource.publish().refCount()\n         -1-2-3-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.share(replay:scope:)", name: "share",
            signature: "func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Shares one subscription to the source among all observers and replays the last `replay` elements to a new one.",
            details: "- `share()` is `share(replay: 0, scope: .whileConnected)`.",
            marble: "source   -1-2-3-|\nsource.share(replay: 1)\n         -1-2-3-|"),
        ]),
    ],
    globals: [
    ])
}
