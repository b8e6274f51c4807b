import RxSwift

let sums = Observable.of(1, 2).scan("") { sum, next in sum + next }
//                                                         ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
