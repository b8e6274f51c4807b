import RxSwift

let bag = DisposeBag()
let source = PublishSubject<Int>()

source
    .materialize()
    .map { event -> String in
        switch event {
        case .next(let value): return value
//                                    ^ error: cannot convert value of type 'Int' to closure result type 'String'
        case .error(let error): return "error \(error)"
        }
    }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

source.on(.next("1"))
//              ^ error: cannot convert value of type 'String' to expected argument type 'Int'
source.onError()
//             ^ error: missing argument for parameter #1 in call
