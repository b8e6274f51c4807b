// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. A binding in Sources/RxBindings or Sources/RxCatalog takes the
// place of a generated one.
import Execution
import Rx

extension PrimitiveOperators {
  static func bindGenerated(_ bind: inout Bindings) {
    bind("PrimitiveSequence.timeout(_:other:scheduler:)") { call in .boxed(try source(call).timeout(call.interval(1), other: source(call, 2), scheduler: call.scheduler(3))) }
    bind("PrimitiveSequence.retry(_:)") { call in .boxed(try source(call).retry(call.int(1))) }
    bind("PrimitiveSequence.retry()") { call in .boxed(try source(call).retry()) }
    bind("PrimitiveSequence.delay(_:scheduler:)") { call in .boxed(try source(call).delay(call.interval(1), scheduler: call.scheduler(2))) }
    bind("PrimitiveSequence.delaySubscription(_:scheduler:)") { call in .boxed(try source(call).delaySubscription(call.interval(1), scheduler: call.scheduler(2))) }
    bind("PrimitiveSequence.timeout(_:scheduler:)") { call in .boxed(try source(call).timeout(call.interval(1), scheduler: call.scheduler(2))) }
    bind("PrimitiveSequence.debug(_:trimOutput:file:line:function:)") { call in .boxed(try source(call).debug(call[1].asOptional?.asString, trimOutput: call.bool(2), file: call.string(3), line: call.unsigned(4), function: call.string(5))) }
    bind("PrimitiveSequence.observeOn(_:)") { call in .boxed(try source(call).observe(on: call.immediateScheduler(1))) }
    bind("PrimitiveSequence.subscribeOn(_:)") { call in .boxed(try source(call).subscribe(on: call.immediateScheduler(1))) }
    bind("PrimitiveSequence.observe(on:)") { call in .boxed(try source(call).observe(on: call.immediateScheduler(1))) }
    bind("PrimitiveSequence.subscribe(on:)") { call in .boxed(try source(call).subscribe(on: call.immediateScheduler(1))) }
  }
}
