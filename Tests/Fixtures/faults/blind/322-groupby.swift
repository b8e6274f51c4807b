import RxSwift
let messages = PublishSubject<String>()
let a = messages.groupBy { $0.count }.flatMap { $0.scan(0) { c, _ in c + 1 } }.subscribe(onNext: { (t: String) in print(t) })
//                                                      ^ error: cannot convert value of type 'Int' to expected argument type 'String'
//                                                                       ^ error: cannot convert value of type 'Int' to expected argument type 'String'
