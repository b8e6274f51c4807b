import RxSwift

final class Screen {
    var subscription: Disposable?
    let composite = CompositeDisposable()
    var bag = DisposeBag()

    func appear(_ source: Observable<Int>) {
        subscription = source.subscribe(onNext: { print($0) }).disposed(by: bag)
//                                                             ^ error: cannot assign value of type '()' to type '(any Disposable)?'
        composite.insert(source)
//                       ^ error: argument type 'Observable<Int>' does not conform to expected type 'Disposable'
        bag.insert(source.subscribe(), source)
//                                     ^ error: argument type 'Observable<Int>' does not conform to expected type 'Disposable'
    }

    func disappear() {
        subscription.dispose()
//      ^ error: value of optional type '(any Disposable)?' must be unwrapped to refer to member 'dispose' of wrapped base type 'any Disposable'
        bag = nil
//            ^ error: 'nil' cannot be assigned to type 'DisposeBag'
    }
}

let screen = Screen()
screen.appear(.of(1, 2))
