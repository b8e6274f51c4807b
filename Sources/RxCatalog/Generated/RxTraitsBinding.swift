// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxTraitsBinding = CatalogFamily(
    name: "TraitsBinding",
    types: [
      CatalogType(
        name: "Binder", header: "struct Binder<Value>: ObserverType { typealias Element = Value }",
        sentence: "An observer that gives elements to a target while it lives, on a scheduler, and does not take errors."),
      CatalogType(
        name: "ControlEventType", header: "protocol ControlEventType: ObservableType { func asControlEvent() -> ControlEvent<Element> }",
        sentence: "A sequence of what happens to a control: it never fails, delivers on the main scheduler, and sends nothing on subscription."),
      CatalogType(
        name: "ControlEvent", header: "struct ControlEvent<PropertyType>: ControlEventType { typealias Element = PropertyType }",
        sentence: "A sequence of what happens to a control: it never fails, delivers on the main scheduler, and sends nothing on subscription."),
      CatalogType(
        name: "ControlPropertyType", header: "protocol ControlPropertyType: ObservableType, ObserverType { func asControlProperty() -> ControlProperty<Element> }",
        sentence: "A property of a control, both a sequence of its values and an observer that sets it."),
      CatalogType(
        name: "ControlProperty", header: "struct ControlProperty<PropertyType>: ControlPropertyType { typealias Element = PropertyType }",
        sentence: "A property of a control: a sequence of its values as the user changes them, beginning with the present one, and an observer that sets it."),
      CatalogType(
        name: "DataDecoder", header: "protocol DataDecoder { func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item }",
        sentence: "Something that decodes values from data, as `JSONDecoder` does."),
      CatalogType(
        name: "Reactive", header: "@dynamicMemberLookup struct Reactive<Base>",
        sentence: "Reactive extensions of an object, reached as `object.rx`."),
      CatalogType(
        name: "ReactiveCompatible", header: "protocol ReactiveCompatible { associatedtype ReactiveBase; static var rx: Reactive<ReactiveBase>.Type { get set }; var rx: Reactive<ReactiveBase> { get set } }",
        sentence: "A type whose values have `rx`."),
      CatalogType(
        name: "RxCocoaError", header: "enum RxCocoaError: Error, CustomDebugStringConvertible { case unknown; case invalidOperation(object: Any); case itemsNotYetBound(object: Any); case invalidPropertyName(object: Any, propertyName: String); case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String); case errorDuringSwizzling; case castingError(object: Any, targetType: Any.Type) }",
        sentence: "Errors of what is bound to a user interface."),
    ],
    extensions: [
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.bind(to:) (Observer...) where Observer.Element == Element", name: "bind",
            signature: "func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element",
            result: "Disposable",
            sentence: "Subscribes observers.",
            marble: "source   -1-2-3-|\nsource.bind(to: out)\n         -1-2-3-|"),
          CatalogMember(
            key: "ObservableType.bind(to:) (Observer...) where Observer.Element == Element?", name: "bind",
            signature: "func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element?",
            result: "Disposable",
            sentence: "Subscribes observers of optional elements.",
            marble: "source   -1-2-3-|\nsource.bind(to: out.mapObserver { (element: Int?) in element ?? 0 })\n         -1-2-3-|"),
          CatalogMember(
            key: "ObservableType.bind(to:) (PublishRelay<Element>...)", name: "bind",
            signature: "func bind(to relays: PublishRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays; an error is a fault of the program.",
            marble: "source   -1-2-3-|\nlet relay = PublishRelay<Int>(); return Disposables.create(relay.subscribe(out), source.bind(to: relay))\n         -1-2-3"),
          CatalogMember(
            key: "ObservableType.bind(to:) (PublishRelay<Element?>...)", name: "bind",
            signature: "func bind(to relays: PublishRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals; an error is a fault of the program.",
            marble: "source   -1-2-3-|\nlet relay = PublishRelay<Int?>(); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.bind(to: relay))\n         -1-2-3"),
          CatalogMember(
            key: "ObservableType.bind(to:) (BehaviorRelay<Element>...)", name: "bind",
            signature: "func bind(to relays: BehaviorRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays; an error is a fault of the program.",
            marble: "source   -1-2-3-|\nlet relay = BehaviorRelay<Int>(value: 0); return Disposables.create(relay.subscribe(out), source.bind(to: relay))\n         01-2-3"),
          CatalogMember(
            key: "ObservableType.bind(to:) (BehaviorRelay<Element?>...)", name: "bind",
            signature: "func bind(to relays: BehaviorRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals; an error is a fault of the program.",
            marble: "source   -1-2-3-|\nlet relay = BehaviorRelay<Int?>(value: 0); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.bind(to: relay))\n         01-2-3"),
          CatalogMember(
            key: "ObservableType.bind(to:) (ReplayRelay<Element>...)", name: "bind",
            signature: "func bind(to relays: ReplayRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays; an error is a fault of the program.",
            marble: "source   -1-2-3-|\nlet relay = ReplayRelay<Int>.create(bufferSize: 1); return Disposables.create(relay.subscribe(out), source.bind(to: relay))\n         -1-2-3"),
          CatalogMember(
            key: "ObservableType.bind(to:) (ReplayRelay<Element?>...)", name: "bind",
            signature: "func bind(to relays: ReplayRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals; an error is a fault of the program.",
            marble: "source   -1-2-3-|\nlet relay = ReplayRelay<Int?>.create(bufferSize: 1); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.bind(to: relay))\n         -1-2-3"),
          CatalogMember(
            key: "ObservableType.bind(to:) ((Self) -> Result)", name: "bind",
            signature: "func bind<Result>(to binder: (Self) -> Result) -> Result",
            result: "Result",
            sentence: "Subscribes with a function of the sequence and returns its result.",
            marble: "source   -1-2-3-|\nsource.bind(to: { (source: Observable<Int>) in source.map { $0 * 2 } })\n         -2-4-6-|"),
          CatalogMember(
            key: "ObservableType.bind(to:curriedArgument:)", name: "bind",
            signature: "func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2",
            result: "R2",
            sentence: "Subscribes with a function of the sequence and one more argument and returns its result.",
            marble: "source   -1-2-3-|\nsource.bind(to: { (source: Observable<Int>) in { (factor: Int) in source.map { $0 * factor } } }, curriedArgument: 2)\n         -2-4-6-|"),
          CatalogMember(
            key: "ObservableType.bind(with:onNext:)", name: "bind",
            signature: "func bind<Object: AnyObject>(with object: Object, onNext: @escaping (Object, Element) -> Void) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes a handler that is given an object while it lives; an error is a fault of the program.",
            marble: "source   -1-2-3-|\nsource.bind(with: owner, onNext: { owner, element in out.onNext(element) })\n         -1-2-3"),
          CatalogMember(
            key: "ObservableType.bind(onNext:)", name: "bind",
            signature: "func bind(onNext: @escaping (Element) -> Void) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes a handler; an error is a fault of the program.",
            marble: "source   -1-2-3-|\nsource.bind(onNext: { out.onNext($0) })\n         -1-2-3"),
        ]),
      CatalogExtension(
        type: "Binder", header: "extension Binder",
        members: [
          CatalogMember(
            key: "Binder.init(_:scheduler:binding:)", name: "init",
            signature: "init<Target: AnyObject>(_ target: Target, scheduler: ImmediateSchedulerType = MainScheduler(), binding: @escaping (Target, Value) -> Void)",
            result: "Binder",
            sentence: "Creates a binder to `target`.",
            details: "- target: Object that is changed; held weakly.\n- scheduler: Scheduler on which the binding runs.\n- binding: Closure that applies an element to the target."),
          CatalogMember(
            key: "Binder.on(_:)", name: "on",
            signature: "func on(_ event: Event<Value>)",
            result: "Void",
            sentence: "Binds the element of a next event."),
          CatalogMember(
            key: "Binder.asObserver()", name: "asObserver",
            signature: "func asObserver() -> AnyObserver<Value>",
            result: "AnyObserver<Value>",
            sentence: "The binder as an observer without its type."),
        ]),
      CatalogExtension(
        type: "ControlEvent", header: "extension ControlEvent",
        members: [
          CatalogMember(
            key: "ControlEvent.init(events:)", name: "init",
            signature: "init<Ev: ObservableType>(events: Ev) where Ev.Element == Element",
            result: "ControlEvent",
            sentence: "Takes events that have these properties; they are subscribed to on the main scheduler."),
          CatalogMember(
            key: "ControlEvent.subscribe(_:)", name: "subscribe",
            signature: "func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element",
            result: "Disposable",
            sentence: "Subscribes an observer."),
          CatalogMember(
            key: "ControlEvent.asObservable()", name: "asObservable",
            signature: "func asObservable() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The events as an observable."),
          CatalogMember(
            key: "ControlEvent.asControlEvent()", name: "asControlEvent",
            signature: "func asControlEvent() -> ControlEvent<Element>",
            result: "ControlEvent<Element>",
            sentence: "The control event itself."),
          CatalogMember(
            key: "ControlEvent.asInfallible()", name: "asInfallible",
            signature: "func asInfallible() -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "The events as a sequence that cannot fail.",
            marble: "source   -1-2-3-|\nControlEvent(events: source).asInfallible()\n         -1-2-3-|"),
          CatalogMember(
            key: "ControlEvent.asDriver()", name: "asDriver",
            signature: "func asDriver() -> Driver<Element>",
            result: "Driver<Element>",
            sentence: "The events as a driver.",
            marble: "source   -1-2-3-|\nControlEvent(events: source).asDriver()\n         -1-2-3-|"),
          CatalogMember(
            key: "ControlEvent.asSignal()", name: "asSignal",
            signature: "func asSignal() -> Signal<Element>",
            result: "Signal<Element>",
            sentence: "The events as a signal.",
            marble: "source   -1-2-3-|\nControlEvent(events: source).asSignal()\n         -1-2-3-|"),
        ]),
      CatalogExtension(
        type: "ControlProperty", header: "extension ControlProperty",
        members: [
          CatalogMember(
            key: "ControlProperty.init(values:valueSink:)", name: "init",
            signature: "init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink) where Element == Values.Element, Element == Sink.Element",
            result: "ControlProperty",
            sentence: "Takes the values, which are subscribed to on the main scheduler, and what sets the property."),
          CatalogMember(
            key: "ControlProperty.subscribe(_:)", name: "subscribe",
            signature: "func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element",
            result: "Disposable",
            sentence: "Subscribes an observer."),
          CatalogMember(
            key: "ControlProperty.changed", name: "changed",
            signature: "var changed: ControlEvent<PropertyType> { get }",
            result: "ControlEvent<PropertyType>",
            sentence: "The changes that follow the present value.",
            marble: "source   -1-2-3-|\nControlProperty(values: source, valueSink: PublishSubject<Int>()).changed\n         ---2-3-|"),
          CatalogMember(
            key: "ControlProperty.asObservable()", name: "asObservable",
            signature: "func asObservable() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The values as an observable."),
          CatalogMember(
            key: "ControlProperty.asControlProperty()", name: "asControlProperty",
            signature: "func asControlProperty() -> ControlProperty<Element>",
            result: "ControlProperty<Element>",
            sentence: "The control property itself."),
          CatalogMember(
            key: "ControlProperty.asDriver()", name: "asDriver",
            signature: "func asDriver() -> Driver<Element>",
            result: "Driver<Element>",
            sentence: "The values as a driver.",
            marble: "source   -1-2-3-|\nControlProperty(values: source, valueSink: PublishSubject<Int>()).asDriver()\n         -1-2-3-|"),
          CatalogMember(
            key: "ControlProperty.on(_:)", name: "on",
            signature: "func on(_ event: Event<Element>)",
            result: "Void",
            sentence: "Sets the property.",
            details: "An error is a fault of the program."),
        ]),
      CatalogExtension(
        type: "ControlPropertyType", header: "extension ControlPropertyType where Element == String?",
        members: [
          CatalogMember(
            key: "ControlPropertyType.orEmpty", name: "orEmpty",
            signature: "var orEmpty: ControlProperty<String> { get }",
            result: "ControlProperty<String>",
            sentence: "The property with an empty text in place of nil.",
            marble: "source   -a-b-|\nControlProperty(values: source.map { $0 == \"a\" ? nil : $0 }, valueSink: PublishSubject<String?>()).orEmpty\n         -''-b-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType where Element == Data",
        members: [
          CatalogMember(
            key: "ObservableType.decode(type:decoder:)", name: "decode",
            signature: "func decode<Item: Decodable, Decoder: DataDecoder>(type: Item.Type, decoder: Decoder) -> Observable<Item>",
            result: "Observable<Item>",
            sentence: "Decodes each element; what the decoder throws becomes an error.",
            marble: "source   -1-2-3-|\nsource.map { Data(\"[\\($0)]\".utf8) }.decode(type: [Int].self, decoder: JSONDecoder()).map { $0[0] }\n         -1-2-3-|"),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive where Base: NotificationCenter",
        members: [
          CatalogMember(
            key: "Reactive<NotificationCenter>.notification(_:object:)", name: "notification",
            signature: "func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification>",
            result: "Observable<Notification>",
            sentence: "Sends the notifications of a name, and of an object if one is given, while it is subscribed to."),
        ]),
      CatalogExtension(
        type: "Reactive", header: "extension Reactive",
        members: [
          CatalogMember(
            key: "Reactive.base", name: "base",
            signature: "var base: Base { get }",
            result: "Base",
            sentence: "The object itself."),
          CatalogMember(
            key: "Reactive.init(_:)", name: "init",
            signature: "init(_ base: Base)",
            result: "Reactive",
            sentence: "Creates the reactive extensions of `base`."),
          CatalogMember(
            key: "Reactive.subscript(dynamicMember:)", name: "subscript",
            signature: "subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property> where Base: AnyObject { get }",
            result: "Binder<Property>",
            sentence: "A binder that sets a property of the object."),
        ]),
      CatalogExtension(
        type: "ReactiveCompatible", header: "extension ReactiveCompatible",
        members: [
          CatalogMember(
            key: "static ReactiveCompatible.rx", name: "rx",
            signature: "static var rx: Reactive<Self>.Type { get set }",
            result: "Reactive<Self>.Type",
            sentence: "Reactive extensions of the type."),
          CatalogMember(
            key: "ReactiveCompatible.rx", name: "rx",
            signature: "var rx: Reactive<Self> { get set }",
            result: "Reactive<Self>",
            sentence: "Reactive extensions of the value."),
        ]),
      CatalogExtension(
        type: "RxCocoaError", header: "extension RxCocoaError",
        members: [
          CatalogMember(
            key: "RxCocoaError.debugDescription", name: "debugDescription",
            signature: "var debugDescription: String { get }",
            result: "String",
            sentence: "One sentence for people."),
        ]),
      CatalogExtension(
        type: "InfallibleType", header: "extension InfallibleType",
        members: [
          CatalogMember(
            key: "InfallibleType.bind(to:) (Observer...) where Observer.Element == Element", name: "bind",
            signature: "func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element",
            result: "Disposable",
            sentence: "Subscribes observers.",
            marble: "source   -1-2-3-|\nsource.asInfallible(onErrorJustReturn: 0).bind(to: out)\n         -1-2-3-|"),
          CatalogMember(
            key: "InfallibleType.bind(to:) (Observer...) where Observer.Element == Element?", name: "bind",
            signature: "func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element?",
            result: "Disposable",
            sentence: "Subscribes observers of optional elements.",
            marble: "source   -1-2-3-|\nsource.asInfallible(onErrorJustReturn: 0).bind(to: out.mapObserver { (element: Int?) in element ?? 0 })\n         -1-2-3-|"),
          CatalogMember(
            key: "InfallibleType.bind(to:) (PublishRelay<Element>...)", name: "bind",
            signature: "func bind(to relays: PublishRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays.",
            marble: "source   -1-2-3-|\nlet relay = PublishRelay<Int>(); return Disposables.create(relay.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay))\n         -1-2-3"),
          CatalogMember(
            key: "InfallibleType.bind(to:) (PublishRelay<Element?>...)", name: "bind",
            signature: "func bind(to relays: PublishRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals.",
            marble: "source   -1-2-3-|\nlet relay = PublishRelay<Int?>(); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay))\n         -1-2-3"),
          CatalogMember(
            key: "InfallibleType.bind(to:) (BehaviorRelay<Element>...)", name: "bind",
            signature: "func bind(to relays: BehaviorRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays.",
            marble: "source   -1-2-3-|\nlet relay = BehaviorRelay<Int>(value: 0); return Disposables.create(relay.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay))\n         01-2-3"),
          CatalogMember(
            key: "InfallibleType.bind(to:) (BehaviorRelay<Element?>...)", name: "bind",
            signature: "func bind(to relays: BehaviorRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals.",
            marble: "source   -1-2-3-|\nlet relay = BehaviorRelay<Int?>(value: 0); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay))\n         01-2-3"),
          CatalogMember(
            key: "InfallibleType.bind(to:) (ReplayRelay<Element>...)", name: "bind",
            signature: "func bind(to relays: ReplayRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays.",
            marble: "source   -1-2-3-|\nlet relay = ReplayRelay<Int>.create(bufferSize: 1); return Disposables.create(relay.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay))\n         -1-2-3"),
          CatalogMember(
            key: "InfallibleType.bind(to:) (ReplayRelay<Element?>...)", name: "bind",
            signature: "func bind(to relays: ReplayRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals.",
            marble: "source   -1-2-3-|\nlet relay = ReplayRelay<Int?>.create(bufferSize: 1); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asInfallible(onErrorJustReturn: 0).bind(to: relay))\n         -1-2-3"),
          CatalogMember(
            key: "InfallibleType.bind(to:) ((Self) -> Result)", name: "bind",
            signature: "func bind<Result>(to binder: (Self) -> Result) -> Result",
            result: "Result",
            sentence: "Subscribes with a function of the sequence and returns its result.",
            marble: "source   -1-2-3-|\nsource.asInfallible(onErrorJustReturn: 0).bind(to: { (source: Infallible<Int>) in source.map { $0 * 2 } })\n         -2-4-6-|"),
          CatalogMember(
            key: "InfallibleType.bind(to:curriedArgument:)", name: "bind",
            signature: "func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2",
            result: "R2",
            sentence: "Subscribes with a function of the sequence and one more argument and returns its result.",
            marble: "source   -1-2-3-|\nsource.asInfallible(onErrorJustReturn: 0).bind(to: { (source: Infallible<Int>) in { (factor: Int) in source.map { $0 * factor } } }, curriedArgument: 2)\n         -2-4-6-|"),
          CatalogMember(
            key: "InfallibleType.bind(onNext:)", name: "bind",
            signature: "func bind(onNext: @escaping (Element) -> Void) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes a handler.",
            marble: "source   -1-2-3-|\nsource.asInfallible(onErrorJustReturn: 0).bind(onNext: { out.onNext($0) })\n         -1-2-3"),
        ]),
    ],
    globals: [
    ])
}
