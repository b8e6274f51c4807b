import RxSwift

enum Failure: Error { case bad }

func numbers(_ limit: Int) -> Observable<Int> {
    Observable.create { observer in
        for number in 0..<limit {
            observer.onNext("\(number)")
//                          ^ error: cannot convert value of type 'String' to expected argument type 'Int'
        }
        observer.onCompleted()
    }
}

func failing() -> Observable<Int> {
    return Observable.create { observer -> Disposable in
        observer.onError("bad")
//                       ^ error: argument type 'String' does not conform to expected type 'Error'
        return Disposables.create()
    }
}

let bag = DisposeBag()
numbers(3).subscribe(onNext: { print($0) }).disposed(by: bag)
