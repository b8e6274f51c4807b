import RxSwift

enum AppError: Error {
    case network
    case parsing(String)
}

let bag = DisposeBag()
let source = Observable<Int>.error(AppError.network)

source
    .catchAndReturn("none")
//                  ^ error: cannot convert value of type 'String' to expected argument type 'Int'
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

source
    .catch { error in
        switch error as? AppError {
        case .network: return -1
//                            ^ error: cannot convert value of type 'Int' to closure result type 'Observable<Int>'
        case .parsing(let text): return Observable.just(text.count)
        }
    }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
