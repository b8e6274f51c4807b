// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. A binding in Sources/RxBindings or Sources/RxCatalog takes the
// place of a generated one.
import Execution
import Rx

extension Bindings {
  package mutating func bindGenerated() {
    self("ObservableType.asObservable()") { call in .stream(try call.observable(0).asObservable()) }
    self("ObservableType.amb(_:)") { call in .stream(try call.observable(0).amb(call.observable(1))) }
    self("static ObservableType.amb(_:)") { call in .stream(try Observable<Value>.amb(call.streamSequence(0))) }
    for count in 2...8 { self("static ObservableType.combineLatest(\(String(repeating: "_:", count: count))resultSelector:)") { call in .stream(try Observable<Value>.combineLatest(each: call.sources(count), resultSelector: call.rowTransform(count))) } }
    self("static ObservableType.combineLatest(_:resultSelector:)") { call in .stream(try Observable<Value>.combineLatest(call.streams(0), resultSelector: call.arrayTransform(1))) }
    self("static ObservableType.combineLatest(_:)") { call in .stream(try Observable<Value>.combineLatest(call.streams(0)).map { Value.array($0) }) }
    for count in 2...8 { self("static ObservableType.combineLatest(\(String(repeating: "_:", count: count)))") { call in .stream(try Observable<Value>.combineLatest(each: call.sources(count), resultSelector: { Value.row($0) })) } }
    self("ObservableType.concat(_:)") { call in .stream(try call.observable(0).concat(call.observable(1))) }
    self("static ObservableType.concat(_:) (Sequence)") { call in .stream(try Observable<Value>.concat(call.streamSequence(0))) }
    self("static ObservableType.concat(_:) (Collection)") { call in .stream(try Observable<Value>.concat(call.streams(0))) }
    self("static ObservableType.concat(_:) (Observable<Element>...)") { call in .stream(try Observable<Value>.concat(call.streams(0))) }
    self("static ObservableType.merge(_:) (Collection)") { call in .stream(try Observable<Value>.merge(call.streams(0))) }
    self("static ObservableType.merge(_:) ([Observable<Element>])") { call in .stream(try Observable<Value>.merge(call.streams(0))) }
    self("static ObservableType.merge(_:) (Observable<Element>...)") { call in .stream(try Observable<Value>.merge(call.streams(0))) }
    self("ObservableType.withLatestFrom(_:resultSelector:)") { call in .stream(try call.observable(0).withLatestFrom(call.observable(1), resultSelector: call.accumulator(2))) }
    self("ObservableType.withLatestFrom(_:)") { call in .stream(try call.observable(0).withLatestFrom(call.observable(1))) }
    for count in 2...8 { self("static ObservableType.zip(\(String(repeating: "_:", count: count))resultSelector:)") { call in .stream(try Observable<Value>.zip(each: call.sources(count), resultSelector: call.rowTransform(count))) } }
    self("static ObservableType.zip(_:resultSelector:)") { call in .stream(try Observable<Value>.zip(call.streams(0), resultSelector: call.arrayTransform(1))) }
    self("static ObservableType.zip(_:)") { call in .stream(try Observable<Value>.zip(call.streams(0)).map { Value.array($0) }) }
    for count in 2...8 { self("static ObservableType.zip(\(String(repeating: "_:", count: count)))") { call in .stream(try Observable<Value>.zip(each: call.sources(count), resultSelector: { Value.row($0) })) } }
    self("static ObservableType.empty()") { _ in .stream(Observable<Value>.empty()) }
    self("static ObservableType.error(_:)") { call in .stream(Observable<Value>.error(call.error(0))) }
    self("static ObservableType.from(optional:)") { call in .stream(Observable<Value>.from(optional: call[0].asOptional)) }
    self("static ObservableType.from(optional:scheduler:)") { call in .stream(try Observable<Value>.from(optional: call[0].asOptional, scheduler: call.immediateScheduler(1))) }
    self("static ObservableType.generate(initialState:condition:scheduler:iterate:)") { call in .stream(try Observable<Value>.generate(initialState: call[0], condition: call.predicate(1), scheduler: call.immediateScheduler(2), iterate: call.transform(3))) }
    self("static ObservableType.just(_:)") { call in .stream(Observable<Value>.just(call[0])) }
    self("static ObservableType.just(_:scheduler:)") { call in .stream(try Observable<Value>.just(call[0], scheduler: call.immediateScheduler(1))) }
    self("static ObservableType.never()") { _ in .stream(Observable<Value>.never()) }
    self("static ObservableType.range(start:count:scheduler:)") { call in .stream(try Observable<Int>.range(start: call.int(0), count: call.int(1), scheduler: call.immediateScheduler(2)).map { Value.int($0) }) }
    self("static ObservableType.repeatElement(_:scheduler:)") { call in .stream(try Observable<Value>.repeatElement(call[0], scheduler: call.immediateScheduler(1))) }
    self("static ObservableType.interval(_:scheduler:)") { call in .stream(try Observable<Int>.interval(call.interval(0), scheduler: call.scheduler(1)).map { Value.int($0) }) }
    self("static ObservableType.timer(_:period:scheduler:)") { call in .stream(try Observable<Int>.timer(call.interval(0), period: call[1].asOptional?.asInterval, scheduler: call.scheduler(2)).map { Value.int($0) }) }
    self("ObservableType.catch(_:)") { call in .stream(try call.observable(0).catch(call.errorSelector(1))) }
    self("ObservableType.catchAndReturn(_:)") { call in .stream(try call.observable(0).catchAndReturn(call[1])) }
    self("static ObservableType.catch(sequence:)") { call in .stream(try Observable<Value>.catch(sequence: call.streamSequence(0))) }
    self("ObservableType.retry(_:)") { call in .stream(try call.observable(0).retry(call.int(1))) }
    self("ObservableType.retry()") { call in .stream(try call.observable(0).retry()) }
    self("ObservableType.distinctUntilChanged()") { call in .stream(try call.observable(0).distinctUntilChanged()) }
    self("ObservableType.distinctUntilChanged(_:) ((Element) throws -> Key)") { call in .stream(try call.observable(0).distinctUntilChanged(call.transform(1))) }
    self("ObservableType.distinctUntilChanged(_:) ((_ lhs: Element, _ rhs: Element) throws -> Bool)") { call in .stream(try call.observable(0).distinctUntilChanged(call.comparer(1))) }
    self("ObservableType.distinctUntilChanged(_:comparer:)") { call in .stream(try call.observable(0).distinctUntilChanged(call.transform(1), comparer: call.comparer(2))) }
    self("ObservableType.element(at:)") { call in .stream(try call.observable(0).element(at: call.int(1))) }
    self("ObservableType.sample(_:defaultValue:)") { call in .stream(try call.observable(0).sample(call.observable(1), defaultValue: call[2].asOptional)) }
    self("ObservableType.single()") { call in .stream(try call.observable(0).single()) }
    self("ObservableType.single(_:)") { call in .stream(try call.observable(0).single(call.predicate(1))) }
    self("ObservableType.skip(_:)") { call in .stream(try call.observable(0).skip(call.int(1))) }
    self("ObservableType.skip(_:scheduler:)") { call in .stream(try call.observable(0).skip(call.interval(1), scheduler: call.scheduler(2))) }
    self("ObservableType.skip(while:)") { call in .stream(try call.observable(0).skip(while: call.predicate(1))) }
    self("ObservableType.skip(until:)") { call in .stream(try call.observable(0).skip(until: call.observable(1))) }
    self("ObservableType.take(_:)") { call in .stream(try call.observable(0).take(call.int(1))) }
    self("ObservableType.take(for:scheduler:)") { call in .stream(try call.observable(0).take(for: call.interval(1), scheduler: call.scheduler(2))) }
    self("ObservableType.takeLast(_:)") { call in .stream(try call.observable(0).takeLast(call.int(1))) }
    self("ObservableType.take(until:)") { call in .stream(try call.observable(0).take(until: call.observable(1))) }
    self("ObservableType.take(while:behavior:)") { call in .stream(try call.observable(0).take(while: call.predicate(1), behavior: call.takeBehavior(2))) }
    self("ObservableType.take(until:behavior:)") { call in .stream(try call.observable(0).take(until: call.predicate(1), behavior: call.takeBehavior(2))) }
    self("ObservableType.share(replay:scope:)") { call in .stream(try call.observable(0).share(replay: call.int(1), scope: call.subjectScope(2))) }
    self("ObservableType.buffer(timeSpan:count:scheduler:)") { call in .stream(try call.observable(0).buffer(timeSpan: call.interval(1), count: call.int(2), scheduler: call.scheduler(3)).map { Value.array($0) }) }
    self("ObservableType.debounce(_:scheduler:)") { call in .stream(try call.observable(0).debounce(call.interval(1), scheduler: call.scheduler(2))) }
    self("ObservableType.delay(_:scheduler:)") { call in .stream(try call.observable(0).delay(call.interval(1), scheduler: call.scheduler(2))) }
    self("ObservableType.delaySubscription(_:scheduler:)") { call in .stream(try call.observable(0).delaySubscription(call.interval(1), scheduler: call.scheduler(2))) }
    self("ObservableType.throttle(_:latest:scheduler:)") { call in .stream(try call.observable(0).throttle(call.interval(1), latest: call.bool(2), scheduler: call.scheduler(3))) }
    self("ObservableType.timeout(_:scheduler:)") { call in .stream(try call.observable(0).timeout(call.interval(1), scheduler: call.scheduler(2))) }
    self("ObservableType.timeout(_:other:scheduler:)") { call in .stream(try call.observable(0).timeout(call.interval(1), other: call.observable(2), scheduler: call.scheduler(3))) }
    self("ObservableType.concatMap(_:)") { call in .stream(try call.observable(0).concatMap(call.selector(1))) }
    self("ObservableType.flatMap(_:)") { call in .stream(try call.observable(0).flatMap(call.selector(1))) }
    self("ObservableType.flatMapFirst(_:)") { call in .stream(try call.observable(0).flatMapFirst(call.selector(1))) }
    self("ObservableType.flatMapLatest(_:) ((Element) throws -> Source) -> Observable<Source.Element>") { call in .stream(try call.observable(0).flatMapLatest(call.selector(1))) }
    self("ObservableType.reduce(_:accumulator:mapResult:)") { call in .stream(try call.observable(0).reduce(call[1], accumulator: call.accumulator(2), mapResult: call.transform(3))) }
    self("ObservableType.reduce(_:accumulator:)") { call in .stream(try call.observable(0).reduce(call[1], accumulator: call.accumulator(2))) }
    self("ObservableType.scan(into:accumulator:)") { call in .stream(try call.observable(0).scan(into: call[1], accumulator: call.changer(2))) }
    self("ObservableType.debug(_:trimOutput:file:line:function:)") { call in .stream(try call.observable(0).debug(call[1].asOptional?.asString, trimOutput: call.bool(2), file: call.string(3), line: call.unsigned(4), function: call.string(5))) }
    self("ObservableType.catchError(_:)") { call in .stream(try call.observable(0).catch(call.errorSelector(1))) }
    self("ObservableType.catchErrorJustReturn(_:)") { call in .stream(try call.observable(0).catchAndReturn(call[1])) }
    self("static ObservableType.catchError(_:)") { call in .stream(try Observable<Value>.catch(sequence: call.streamSequence(0))) }
    self("ObservableType.observeOn(_:)") { call in .stream(try call.observable(0).observe(on: call.immediateScheduler(1))) }
    self("ObservableType.elementAt(_:)") { call in .stream(try call.observable(0).element(at: call.int(1))) }
    self("ObservableType.take(_:scheduler:)") { call in .stream(try call.observable(0).take(for: call.interval(1), scheduler: call.scheduler(2))) }
    self("ObservableType.takeUntil(_:)") { call in .stream(try call.observable(0).take(until: call.observable(1))) }
    self("ObservableType.takeWhile(_:)") { call in .stream(try call.observable(0).take(while: call.predicate(1))) }
    self("ObservableType.skipUntil(_:)") { call in .stream(try call.observable(0).skip(until: call.observable(1))) }
    self("ObservableType.skipWhile(_:)") { call in .stream(try call.observable(0).skip(while: call.predicate(1))) }
    self("ObservableType.do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)") { call in .stream(try call.observable(0).do(onNext: call.throwingConsumer(1), afterNext: call.throwingConsumer(2), onError: call.throwingErrorConsumer(3), afterError: call.throwingErrorConsumer(4), onCompleted: call.throwingAction(5), afterCompleted: call.throwingAction(6), onSubscribe: call.action(7), onSubscribed: call.action(8), onDispose: call.action(9))) }
    self("ObservableType.ifEmpty(default:)") { call in .stream(try call.observable(0).ifEmpty(default: call[1])) }
    self("ObservableType.ifEmpty(switchTo:)") { call in .stream(try call.observable(0).ifEmpty(switchTo: call.observable(1))) }
    self("ObservableType.observe(on:)") { call in .stream(try call.observable(0).observe(on: call.immediateScheduler(1))) }
    self("PrimitiveSequenceType<CompletableTrait>.concat(_:)") { call in .boxed(try call.completable(0).concat(call.completable(1))) }
    self("static PrimitiveSequenceType<CompletableTrait>.zip(_:) (Collection)") { call in .boxed(try Completable.zip(call.completables(0))) }
    self("static PrimitiveSequenceType<CompletableTrait>.zip(_:) (Completable...)") { call in .boxed(try Completable.zip(call.completables(0))) }
    self("PrimitiveSequenceType<CompletableTrait>.andThen(_:) (Single<Element>)") { call in .boxed(try call.completable(0).andThen(call.single(1))) }
    self("PrimitiveSequenceType<CompletableTrait>.andThen(_:) (Maybe<Element>)") { call in .boxed(try call.completable(0).andThen(call.maybe(1))) }
    self("PrimitiveSequenceType<CompletableTrait>.andThen(_:) (Completable)") { call in .boxed(try call.completable(0).andThen(call.completable(1))) }
    self("PrimitiveSequenceType<CompletableTrait>.andThen(_:) (Observable<Element>)") { call in .stream(try call.completable(0).andThen(call.observable(1))) }
    self("PrimitiveSequenceType<MaybeTrait>.flatMap(_:)") { call in .boxed(try call.maybe(0).flatMap(call.selector(1, Runtime.maybe))) }
    self("PrimitiveSequenceType<MaybeTrait>.ifEmpty(switchTo:) (Single<Element>)") { call in .boxed(try call.maybe(0).ifEmpty(switchTo: call.single(1))) }
    self("PrimitiveSequenceType<MaybeTrait>.asCompletable()") { call in .boxed(try call.maybe(0).asCompletable()) }
    self("ObservableType.toArray()") { call in .boxed(try call.observable(0).toArray().map { Value.array($0) }) }
    self("PrimitiveSequenceType<SingleTrait>.flatMap(_:)") { call in .boxed(try call.single(0).flatMap(call.selector(1, Runtime.single))) }
    self("PrimitiveSequenceType<SingleTrait>.flatMapMaybe(_:)") { call in .boxed(try call.single(0).flatMapMaybe(call.selector(1, Runtime.maybe))) }
    self("PrimitiveSequenceType<SingleTrait>.flatMapCompletable(_:)") { call in .boxed(try call.single(0).flatMapCompletable(call.selector(1, Runtime.completable))) }
    self("static PrimitiveSequenceType<SingleTrait>.zip(_:resultSelector:)") { call in .boxed(try Single<Value>.zip(call.singles(0), resultSelector: call.arrayTransform(1))) }
    self("static PrimitiveSequenceType<SingleTrait>.zip(_:)") { call in .boxed(try Single<Value>.zip(call.singles(0)).map { Value.array($0) }) }
    self("PrimitiveSequenceType<SingleTrait>.asMaybe()") { call in .boxed(try call.single(0).asMaybe()) }
    self("PrimitiveSequenceType<SingleTrait>.asCompletable()") { call in .boxed(try call.single(0).asCompletable()) }
    for count in 2...8 { self("static InfallibleType.combineLatest(\(String(repeating: "_:", count: count))resultSelector:)") { call in .boxed(try Infallible<Value>.combineLatest(each: call.infallibles(first: count), resultSelector: call.rowTransform(count))) } }
    self("static InfallibleType.combineLatest(_:resultSelector:)") { call in .boxed(try Infallible<Value>.combineLatest(call.infallibles(0), resultSelector: call.arrayTransform(1))) }
    self("static InfallibleType.combineLatest(_:)") { call in .boxed(try Infallible<Value>.combineLatest(call.infallibles(0)).map { Value.array($0) }) }
    self("InfallibleType.concat(_:)") { call in .boxed(try call.infallible(0).concat(call.observable(1))) }
    self("static InfallibleType.concat(_:) (Sequence)") { call in .boxed(try Infallible<Value>.concat(call.infallibles(0))) }
    self("static InfallibleType.concat(_:) (Collection)") { call in .boxed(try Infallible<Value>.concat(call.infallibles(0))) }
    self("static InfallibleType.concat(_:) (Infallible<Element>...)") { call in .boxed(try Infallible<Value>.concat(call.infallibles(0))) }
    self("static InfallibleType.merge(_:) (Collection)") { call in .boxed(try Infallible<Value>.merge(call.infallibles(0))) }
    self("static InfallibleType.merge(_:) ([Infallible<Element>])") { call in .boxed(try Infallible<Value>.merge(call.infallibles(0))) }
    self("static InfallibleType.merge(_:) (Infallible<Element>...)") { call in .boxed(try Infallible<Value>.merge(call.infallibles(0))) }
    self("InfallibleType.startWith(_:)") { call in .boxed(try call.infallible(0).startWith(call[1])) }
    self("InfallibleType.withLatestFrom(_:resultSelector:)") { call in .boxed(try call.infallible(0).withLatestFrom(call.infallible(1), resultSelector: call.accumulator(2))) }
    self("InfallibleType.withLatestFrom(_:)") { call in .boxed(try call.infallible(0).withLatestFrom(call.infallible(1))) }
    for count in 2...8 { self("static InfallibleType.zip(\(String(repeating: "_:", count: count))resultSelector:)") { call in .boxed(try Infallible<Value>.zip(each: call.infallibles(first: count), resultSelector: call.rowTransform(count))) } }
    self("static InfallibleType.empty()") { _ in .boxed(Infallible<Value>.empty()) }
    self("static InfallibleType.just(_:)") { call in .boxed(Infallible<Value>.just(call[0])) }
    self("static InfallibleType.just(_:scheduler:)") { call in .boxed(try Infallible<Value>.just(call[0], scheduler: call.immediateScheduler(1))) }
    self("static InfallibleType.never()") { _ in .boxed(Infallible<Value>.never()) }
    self("InfallibleType.distinctUntilChanged(_:) ((Element) throws -> Key)") { call in .boxed(try call.infallible(0).distinctUntilChanged(call.transform(1))) }
    self("InfallibleType.distinctUntilChanged(_:) ((_ lhs: Element, _ rhs: Element) throws -> Bool)") { call in .boxed(try call.infallible(0).distinctUntilChanged(call.comparer(1))) }
    self("InfallibleType.distinctUntilChanged(_:comparer:)") { call in .boxed(try call.infallible(0).distinctUntilChanged(call.transform(1), comparer: call.comparer(2))) }
    self("InfallibleType.filter(_:)") { call in .boxed(try call.infallible(0).filter(call.plainPredicate(1))) }
    self("InfallibleType.skip(while:)") { call in .boxed(try call.infallible(0).skip(while: call.predicate(1))) }
    self("InfallibleType.skip(until:)") { call in .boxed(try call.infallible(0).skip(until: call.observable(1))) }
    self("InfallibleType.take(_:)") { call in .boxed(try call.infallible(0).take(call.int(1))) }
    self("InfallibleType.take(for:scheduler:)") { call in .boxed(try call.infallible(0).take(for: call.interval(1), scheduler: call.scheduler(2))) }
    self("InfallibleType.take(until:) (Source)") { call in .boxed(try call.infallible(0).take(until: call.observable(1))) }
    self("InfallibleType.take(until:) (Source)") { call in .boxed(try call.infallible(0).take(until: call.infallible(1))) }
    self("InfallibleType.take(while:behavior:)") { call in .boxed(try call.infallible(0).take(while: call.predicate(1), behavior: call.takeBehavior(2))) }
    self("InfallibleType.take(until:behavior:)") { call in .boxed(try call.infallible(0).take(until: call.predicate(1), behavior: call.takeBehavior(2))) }
    self("InfallibleType.share(replay:scope:)") { call in .boxed(try call.infallible(0).share(replay: call.int(1), scope: call.subjectScope(2))) }
    self("InfallibleType.debounce(_:scheduler:)") { call in .boxed(try call.infallible(0).debounce(call.interval(1), scheduler: call.scheduler(2))) }
    self("InfallibleType.throttle(_:latest:scheduler:)") { call in .boxed(try call.infallible(0).throttle(call.interval(1), latest: call.bool(2), scheduler: call.scheduler(3))) }
    self("InfallibleType.compactMap(_:)") { call in .boxed(try call.infallible(0).compactMap(call.plainOptionalTransform(1))) }
    self("InfallibleType.concatMap(_:)") { call in .boxed(try call.infallible(0).concatMap(call.plainSelector(1))) }
    self("InfallibleType.flatMap(_:)") { call in .boxed(try call.infallible(0).flatMap(call.plainSelector(1))) }
    self("InfallibleType.flatMapFirst(_:)") { call in .boxed(try call.infallible(0).flatMapFirst(call.plainSelector(1))) }
    self("InfallibleType.flatMapLatest(_:)") { call in .boxed(try call.infallible(0).flatMapLatest(call.plainSelector(1))) }
    self("InfallibleType.map(_:)") { call in .boxed(try call.infallible(0).map(call.plainTransform(1))) }
    self("InfallibleType.scan(into:accumulator:)") { call in .boxed(try call.infallible(0).scan(into: call[1], accumulator: call.plainChanger(2))) }
    self("InfallibleType.scan(_:accumulator:)") { call in .boxed(try call.infallible(0).scan(call[1], accumulator: call.plainAccumulator(2))) }
    self("InfallibleType.debug(_:trimOutput:file:line:function:)") { call in .boxed(try call.infallible(0).debug(call[1].asOptional?.asString, trimOutput: call.bool(2), file: call.string(3), line: call.unsigned(4), function: call.string(5))) }
    self("InfallibleType.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)") { call in .boxed(try call.infallible(0).do(onNext: call.throwingConsumer(1), afterNext: call.throwingConsumer(2), onCompleted: call.throwingAction(3), afterCompleted: call.throwingAction(4), onSubscribe: call.action(5), onSubscribed: call.action(6), onDispose: call.action(7))) }
    for count in 2...8 { self("static InfallibleType.combineLatest(\(String(repeating: "_:", count: count)))") { call in .boxed(try Infallible<Value>.combineLatest(each: call.infallibles(first: count), resultSelector: { Value.row($0) })) } }
    self("InfallibleType.distinctUntilChanged()") { call in .boxed(try call.infallible(0).distinctUntilChanged()) }
    for count in 2...8 { self("static PrimitiveSequenceType<SingleTrait>.zip(\(String(repeating: "_:", count: count))resultSelector:)") { call in .boxed(try Single<Value>.zip(each: call.sources(count), resultSelector: call.rowTransform(count))) } }
    self("static PrimitiveSequenceType<SingleTrait>.error(_:)") { call in .boxed(Single<Value>.error(call.error(0))) }
    self("static PrimitiveSequenceType<SingleTrait>.just(_:)") { call in .boxed(Single<Value>.just(call[0])) }
    self("static PrimitiveSequenceType<SingleTrait>.just(_:scheduler:)") { call in .boxed(try Single<Value>.just(call[0], scheduler: call.immediateScheduler(1))) }
    self("static PrimitiveSequenceType<SingleTrait>.never()") { _ in .boxed(Single<Value>.never()) }
    self("PrimitiveSequenceType<SingleTrait>.catchAndReturn(_:)") { call in .boxed(try call.single(0).catchAndReturn(call[1])) }
    self("PrimitiveSequenceType<SingleTrait>.filter(_:)") { call in .boxed(try call.single(0).filter(call.predicate(1))) }
    self("PrimitiveSequenceType<SingleTrait>.compactMap(_:)") { call in .boxed(try call.single(0).compactMap(call.optionalTransform(1))) }
    self("PrimitiveSequenceType<SingleTrait>.map(_:)") { call in .boxed(try call.single(0).map(call.transform(1))) }
    self("PrimitiveSequenceType<SingleTrait>.catchErrorJustReturn(_:)") { call in .boxed(try call.single(0).catchAndReturn(call[1])) }
    self("PrimitiveSequenceType<SingleTrait>.do(onSuccess:afterSuccess:onError:afterError:onSubscribe:onSubscribed:onDispose:)") { call in .boxed(try call.single(0).do(onSuccess: call.throwingConsumer(1), afterSuccess: call.throwingConsumer(2), onError: call.throwingErrorConsumer(3), afterError: call.throwingErrorConsumer(4), onSubscribe: call.action(5), onSubscribed: call.action(6), onDispose: call.action(7))) }
    for count in 2...8 { self("static PrimitiveSequenceType<SingleTrait>.zip(\(String(repeating: "_:", count: count)))") { call in .boxed(try Single<Value>.zip(each: call.sources(count), resultSelector: { Value.row($0) })) } }
    for count in 2...8 { self("static PrimitiveSequenceType<MaybeTrait>.zip(\(String(repeating: "_:", count: count))resultSelector:)") { call in .boxed(try Maybe<Value>.zip(each: call.sources(count), resultSelector: call.rowTransform(count))) } }
    self("static PrimitiveSequenceType<MaybeTrait>.empty()") { _ in .boxed(Maybe<Value>.empty()) }
    self("static PrimitiveSequenceType<MaybeTrait>.error(_:)") { call in .boxed(Maybe<Value>.error(call.error(0))) }
    self("static PrimitiveSequenceType<MaybeTrait>.just(_:)") { call in .boxed(Maybe<Value>.just(call[0])) }
    self("static PrimitiveSequenceType<MaybeTrait>.just(_:scheduler:)") { call in .boxed(try Maybe<Value>.just(call[0], scheduler: call.immediateScheduler(1))) }
    self("static PrimitiveSequenceType<MaybeTrait>.never()") { _ in .boxed(Maybe<Value>.never()) }
    self("PrimitiveSequenceType<MaybeTrait>.catchAndReturn(_:)") { call in .boxed(try call.maybe(0).catchAndReturn(call[1])) }
    self("PrimitiveSequenceType<MaybeTrait>.filter(_:)") { call in .boxed(try call.maybe(0).filter(call.predicate(1))) }
    self("PrimitiveSequenceType<MaybeTrait>.compactMap(_:)") { call in .boxed(try call.maybe(0).compactMap(call.optionalTransform(1))) }
    self("PrimitiveSequenceType<MaybeTrait>.map(_:)") { call in .boxed(try call.maybe(0).map(call.transform(1))) }
    self("PrimitiveSequenceType<MaybeTrait>.catchErrorJustReturn(_:)") { call in .boxed(try call.maybe(0).catchAndReturn(call[1])) }
    self("PrimitiveSequenceType<MaybeTrait>.do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)") { call in .boxed(try call.maybe(0).do(onNext: call.throwingConsumer(1), afterNext: call.throwingConsumer(2), onError: call.throwingErrorConsumer(3), afterError: call.throwingErrorConsumer(4), onCompleted: call.throwingAction(5), afterCompleted: call.throwingAction(6), onSubscribe: call.action(7), onSubscribed: call.action(8), onDispose: call.action(9))) }
    self("PrimitiveSequenceType<MaybeTrait>.ifEmpty(default:)") { call in .boxed(try call.maybe(0).ifEmpty(default: call[1])) }
    self("PrimitiveSequenceType<MaybeTrait>.ifEmpty(switchTo:) (Maybe<Element>)") { call in .boxed(try call.maybe(0).ifEmpty(switchTo: call.maybe(1))) }
    for count in 2...8 { self("static PrimitiveSequenceType<MaybeTrait>.zip(\(String(repeating: "_:", count: count)))") { call in .boxed(try Maybe<Value>.zip(each: call.sources(count), resultSelector: { Value.row($0) })) } }
    self("static PrimitiveSequenceType<CompletableTrait>.concat(_:) (Sequence)") { call in .boxed(try Completable.concat(call.completables(0))) }
    self("static PrimitiveSequenceType<CompletableTrait>.concat(_:) (Collection)") { call in .boxed(try Completable.concat(call.completables(0))) }
    self("static PrimitiveSequenceType<CompletableTrait>.concat(_:) (Completable...)") { call in .boxed(try Completable.concat(call.completables(0))) }
    self("static PrimitiveSequenceType<CompletableTrait>.empty()") { _ in .boxed(Completable.empty()) }
    self("static PrimitiveSequenceType<CompletableTrait>.error(_:)") { call in .boxed(Completable.error(call.error(0))) }
    self("static PrimitiveSequenceType<CompletableTrait>.never()") { _ in .boxed(Completable.never()) }
    self("PrimitiveSequenceType<CompletableTrait>.do(onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)") { call in .boxed(try call.completable(0).do(onError: call.throwingErrorConsumer(1), afterError: call.throwingErrorConsumer(2), onCompleted: call.throwingAction(3), afterCompleted: call.throwingAction(4), onSubscribe: call.action(5), onSubscribed: call.action(6), onDispose: call.action(7))) }
  }
}
