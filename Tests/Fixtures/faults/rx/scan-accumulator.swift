import RxSwift

let sums = Observable.of(1, 2).scan("") { sum, next in sum + next }
//                                  ^ error: cannot convert value of type 'String' to expected argument type 'Int'
