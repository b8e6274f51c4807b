// Actions that run one at a time, with their state, their errors and whether they are enabled.
import RxSwift
import RxRelay
import Foundation

// RxSwiftCommunity's Action, written anew
public enum ActionError: Error { case notEnabled, underlyingError(Error) }
public final class Action<Input, Element> {
    public typealias WorkFactory = (Input) -> Observable<Element>
    public let _enabledIf: Observable<Bool>
    public let workFactory: WorkFactory
    public let inputs: AnyObserver<Input>
    public let errors: Observable<ActionError>
    public let elements: Observable<Element>
    public let executing: Observable<Bool>
    public let enabled: Observable<Bool>
    public let executionObservables: Observable<Observable<Element>>
    private let disposeBag = DisposeBag()

    public convenience init<O: ObservableConvertibleType>(enabledIf: Observable<Bool> = Observable.just(true), workFactory: @escaping (Input) -> O) where O.Element == Element {
        self.init(enabledIf: enabledIf) { workFactory($0).asObservable() }
    }
    public init(enabledIf: Observable<Bool> = Observable.just(true), workFactory: @escaping WorkFactory) {
        self._enabledIf = enabledIf
        self.workFactory = workFactory
        let enabledSubject = BehaviorSubject<Bool>(value: false)
        enabled = enabledSubject.asObservable()
        let errorsSubject = PublishSubject<ActionError>()
        errors = errorsSubject.asObservable()
        let inputsSubject = PublishSubject<Input>()
        inputs = inputsSubject.asObserver()
        executionObservables = inputsSubject
            .withLatestFrom(enabled) { input, enabled in (input, enabled) }
            .flatMap { input, enabled -> Observable<Observable<Element>> in
                if enabled {
                    return Observable.of(workFactory(input)
                        .do(onError: { errorsSubject.onNext(.underlyingError($0)) })
                        .share(replay: 1, scope: .forever))
                } else {
                    errorsSubject.onNext(.notEnabled)
                    return Observable.empty()
                }
            }
            .share()
        elements = executionObservables.flatMap { $0.catch { _ in Observable.empty() } }
        executing = executionObservables.flatMap { execution -> Observable<Bool> in
            let execution = execution.flatMap { _ in Observable<Bool>.empty() }.catch { _ in Observable.empty() }
            return Observable.concat([Observable.just(true), execution, Observable.just(false)])
        }
        .startWith(false)
        .share(replay: 1, scope: .forever)
        Observable
            .combineLatest(executing, enabledIf) { !$0 && $1 }
            .bind(to: enabledSubject)
            .disposed(by: disposeBag)
    }
    @discardableResult
    public func execute(_ value: Input) -> Observable<Element> {
        defer { inputs.onNext(value) }
        let execution = executionObservables.take(1).flatMap { $0 }.catch { throw ActionError.underlyingError($0) }
        let notEnabledError = errors.map { e -> Element in throw e }
        let subject = ReplaySubject<Element>.createUnbounded()
        execution.amb(notEnabledError).subscribe(subject).disposed(by: disposeBag)
        return subject.asObservable()
    }
}
public typealias CocoaAction = Action<Void, Void>
extension Action where Input == Void {
    @discardableResult public func execute() -> Observable<Element> { execute(()) }
}
enum Problem: Error { case negative }
let bag = DisposeBag()
let isOnline = BehaviorRelay(value: true)
let sqrtAction = Action<Double, Double>(enabledIf: isOnline.asObservable()) { x in
    guard x >= 0 else { return Observable.error(Problem.negative) }
    return Observable.just(x.squareRoot()).delay(.milliseconds(100), scheduler: MainScheduler.instance)
}
sqrtAction.elements.subscribe(onNext: { print("element", $0) }).disposed(by: bag)
sqrtAction.errors.subscribe(onNext: { error in
    switch error {
    case .notEnabled: print("not enabled")
    case .underlyingError(let e): print("error", e)
    }
}).disposed(by: bag)
sqrtAction.executing.subscribe(onNext: { print("executing", $0) }).disposed(by: bag)
sqrtAction.enabled.distinctUntilChanged().subscribe(onNext: { print("enabled", $0) }).disposed(by: bag)
sqrtAction.execute(16)
sqrtAction.inputs.onNext(25)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
    sqrtAction.execute(-1).subscribe(onNext: { print("got", $0) }, onError: { print("failed", $0) }).disposed(by: bag)
    isOnline.accept(false)
    sqrtAction.execute(4).subscribe { print("offline:", $0) }.disposed(by: bag)
    isOnline.accept(true)
    Observable.of(1, 81).bind(to: sqrtAction.inputs).disposed(by: bag)
}
let hello = CocoaAction { _ in print("hello action"); return Single.just(()) }
hello.execute().subscribe { print("cocoa", $0) }.disposed(by: bag)
