import RxCocoa
import RxSwift

let subject = BehaviorSubject(value: 1)
subject.accept(2)
//      ^ error: value of type 'BehaviorSubject<Int>' has no member 'accept'
