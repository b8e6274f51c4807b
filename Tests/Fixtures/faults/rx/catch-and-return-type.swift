import RxSwift

let numbers = Observable.of(1, 2).catchAndReturn("none")
//                                               ^ error: cannot convert value of type 'String' to expected argument type 'Int'
