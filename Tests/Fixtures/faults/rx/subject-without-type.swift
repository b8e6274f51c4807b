import RxSwift

let subject = PublishSubject()
//            ^ error: generic parameter 'Element' could not be inferred
