import RxSwift
let c = Completable.create { completable in
    completable(.completed(()))
//               ^ error: enum case 'completed' has no associated values
    return Disposables.create()
}
let d = Completable.create { completable in
    completable(.completed)
//  ^ error: cannot convert value of type 'Void' to closure result type 'any Disposable'
}
