// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. A binding in Sources/RxBindings or Sources/RxCatalog takes the
// place of a generated one.
import Execution
import Rx

extension SharedOperators {
  static func bindGenerated(_ bind: inout Bindings) {
    bind("SharedSequence.asInfallible()") { call in .boxed(try source(call).asInfallible()) }
    bind("static SharedSequence.empty()") { _ in .boxed(Shared.empty()) }
    bind("static SharedSequence.just(_:)") { call in .boxed(Shared.just(call[0])) }
    bind("static SharedSequence.timer(_:period:)") { call in .boxed(SharedSequence<S, Int>.timer(call.interval(0), period: call.interval(1)).map { Value.int($0) }) }
    bind("SharedSequenceConvertibleType.map(_:)") { call in .boxed(try source(call).map(call.plainTransform(1))) }
    bind("SharedSequenceConvertibleType.filter(_:)") { call in .boxed(try source(call).filter(call.plainPredicate(1))) }
    bind("SharedSequence.asSharedSequence()") { call in .boxed(try source(call).asSharedSequence()) }
    for count in 2...8 { bind("static SharedSequenceConvertibleType.combineLatest(\(String(repeating: "_:", count: count))resultSelector:)") { call in .boxed(try Shared.combineLatest(each: sources(call, first: count), resultSelector: call.rowTransform(count))) } }
    bind("static SharedSequenceConvertibleType.combineLatest(_:resultSelector:)") { call in .boxed(try Shared.combineLatest(sources(call, 0), resultSelector: call.arrayTransform(1))) }
    bind("static SharedSequenceConvertibleType.combineLatest(_:)") { call in .boxed(try Shared.combineLatest(sources(call, 0)).map { Value.array($0) }) }
    bind("static SharedSequenceConvertibleType.concat(_:) (Sequence)") { call in .boxed(try Shared.concat(sources(call, 0))) }
    bind("static SharedSequenceConvertibleType.concat(_:) (Collection)") { call in .boxed(try Shared.concat(sources(call, 0))) }
    bind("static SharedSequenceConvertibleType.merge(_:) (Collection)") { call in .boxed(try Shared.merge(sources(call, 0))) }
    bind("static SharedSequenceConvertibleType.merge(_:) ([SharedSequence<SharingStrategy, Element>])") { call in .boxed(try Shared.merge(sources(call, 0))) }
    bind("static SharedSequenceConvertibleType.merge(_:) (SharedSequence<SharingStrategy, Element>...)") { call in .boxed(try Shared.merge(sources(call, 0))) }
    bind("SharedSequenceConvertibleType.startWith(_:)") { call in .boxed(try source(call).startWith(call[1])) }
    for count in 2...8 { bind("static SharedSequenceConvertibleType.zip(\(String(repeating: "_:", count: count))resultSelector:)") { call in .boxed(try Shared.zip(each: sources(call, first: count), resultSelector: call.rowTransform(count))) } }
    bind("static SharedSequenceConvertibleType.zip(_:resultSelector:)") { call in .boxed(try Shared.zip(sources(call, 0), resultSelector: call.arrayTransform(1))) }
    bind("static SharedSequenceConvertibleType.zip(_:)") { call in .boxed(try Shared.zip(sources(call, 0)).map { Value.array($0) }) }
    bind("static SharedSequenceConvertibleType.from(optional:)") { call in .boxed(Shared.from(optional: call[0].asOptional)) }
    bind("static SharedSequenceConvertibleType.never()") { _ in .boxed(Shared.never()) }
    bind("SharedSequenceConvertibleType.distinctUntilChanged(_:) ((Element) -> Key)") { call in .boxed(try source(call).distinctUntilChanged(call.plainTransform(1))) }
    bind("SharedSequenceConvertibleType.distinctUntilChanged(_:) ((_ lhs: Element, _ rhs: Element) -> Bool)") { call in .boxed(try source(call).distinctUntilChanged(call.plainComparer(1))) }
    bind("SharedSequenceConvertibleType.distinctUntilChanged(_:comparer:)") { call in .boxed(try source(call).distinctUntilChanged(call.plainTransform(1), comparer: call.plainComparer(2))) }
    bind("SharedSequenceConvertibleType.skip(_:)") { call in .boxed(try source(call).skip(call.int(1))) }
    bind("SharedSequenceConvertibleType.debounce(_:)") { call in .boxed(try source(call).debounce(call.interval(1))) }
    bind("SharedSequenceConvertibleType.delay(_:)") { call in .boxed(try source(call).delay(call.interval(1))) }
    bind("SharedSequenceConvertibleType.throttle(_:latest:)") { call in .boxed(try source(call).throttle(call.interval(1), latest: call.bool(2))) }
    bind("SharedSequenceConvertibleType.compactMap(_:)") { call in .boxed(try source(call).compactMap(call.plainOptionalTransform(1))) }
    bind("SharedSequenceConvertibleType.scan(_:accumulator:)") { call in .boxed(try source(call).scan(call[1], accumulator: call.plainAccumulator(2))) }
    bind("SharedSequenceConvertibleType.debug(_:trimOutput:file:line:function:)") { call in .boxed(try source(call).debug(call[1].asOptional?.asString, trimOutput: call.bool(2), file: call.string(3), line: call.unsigned(4), function: call.string(5))) }
    bind("SharedSequenceConvertibleType.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)") { call in .boxed(try source(call).do(onNext: call.consumer(1), afterNext: call.consumer(2), onCompleted: call.action(3), afterCompleted: call.action(4), onSubscribe: call.action(5), onSubscribed: call.action(6), onDispose: call.action(7))) }
    for count in 2...8 { bind("static SharedSequenceConvertibleType.combineLatest(\(String(repeating: "_:", count: count)))") { call in .boxed(try Shared.combineLatest(each: sources(call, first: count), resultSelector: { Value.row($0) })) } }
    for count in 2...8 { bind("static SharedSequenceConvertibleType.zip(\(String(repeating: "_:", count: count)))") { call in .boxed(try Shared.zip(each: sources(call, first: count), resultSelector: { Value.row($0) })) } }
    bind("static SharedSequenceConvertibleType.interval(_:)") { call in .boxed(SharedSequence<S, Int>.interval(call.interval(0)).map { Value.int($0) }) }
    bind("SharedSequenceConvertibleType.distinctUntilChanged()") { call in .boxed(try source(call).distinctUntilChanged()) }
  }
}
