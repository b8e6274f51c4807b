// Result builders that put streams together.
import RxSwift
import Foundation

@resultBuilder
enum StreamBuilder<E> {
    static func buildExpression(_ e: E) -> Observable<E> { .just(e) }
    static func buildExpression(_ o: Observable<E>) -> Observable<E> { o }
    static func buildBlock(_ parts: Observable<E>...) -> Observable<E> { Observable.concat(parts) }
    static func buildOptional(_ o: Observable<E>?) -> Observable<E> { o ?? .empty() }
    static func buildEither(first: Observable<E>) -> Observable<E> { first }
    static func buildEither(second: Observable<E>) -> Observable<E> { second }
    static func buildArray(_ parts: [Observable<E>]) -> Observable<E> { Observable.concat(parts) }
}
func stream<E>(@StreamBuilder<E> _ build: () -> Observable<E>) -> Observable<E> { build() }
extension DisposeBag {
    static func += (bag: DisposeBag, d: Disposable) { d.disposed(by: bag) }
}
extension ObservableType {
    static func build(@StreamBuilder<Element> _ make: () -> Observable<Element>) -> Observable<Element> { make() }
}
let bag = DisposeBag()
let loud = true
let greeting: Observable<String> = stream {
    "hello"
    if loud { "HELLO" } else { "..." }
    Observable.of("a", "b").map { $0 + "!" }
    for i in 1...3 { "n\(i)" }
    if !loud { "never" }
}
bag += greeting.subscribe(onNext: { print($0) }, onCompleted: { print("end") })
bag += Observable<Int>.build {
    1
    Observable.range(start: 10, count: 2)
    3
}.toArray().subscribe(onSuccess: { print($0) })

struct Step { let name: String; let run: () -> Completable }
@resultBuilder
struct PipelineBuilder {
    static func buildBlock(_ steps: Step...) -> [Step] { steps }
}
struct Pipeline {
    let steps: [Step]
    init(@PipelineBuilder _ content: () -> [Step]) { steps = content() }
    func callAsFunction() -> Completable {
        steps.enumerated().reduce(Completable.empty()) { (acc: Completable, next) in
            acc.andThen(next.element.run().do(onCompleted: { print("\(next.offset + 1). \(next.element.name) ✓") }))
        }
    }
}
enum Failure: Error { case disk }
let install = Pipeline {
    Step(name: "download") { .empty() }
    Step(name: "unpack") { Completable.create { c in c(.completed); return Disposables.create() } }
    Step(name: "copy") { .error(Failure.disk) }
    Step(name: "never reached") { .empty() }
}
bag += install().subscribe(onCompleted: { print("installed") }, onError: { print("failed: \($0)") })
