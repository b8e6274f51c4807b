import RxSwift

struct ServerError {
    let code: Int
}

enum LoginError: Error {
    case wrongPassword
    case locked(until: Int)
}

func login(_ name: String) -> Observable<Int> {
    guard !name.isEmpty else {
        return .error(ServerError(code: 401))
//                    ^ error: argument type 'ServerError' does not conform to expected type 'Error'
    }
    guard name != "bob" else {
        return Observable.error(LoginError.locked(5))
//                                                ^ error: missing argument label 'until:' in call
    }
    return .just(name)
//               ^ error: cannot convert value of type 'String' to expected argument type 'Int'
}

let bag = DisposeBag()
login("ann")
    .subscribe(onError: { error in
        if let locked = error as? LoginError, case .locked(let time) = locked { print(time) }
    })
    .disposed(by: bag)
