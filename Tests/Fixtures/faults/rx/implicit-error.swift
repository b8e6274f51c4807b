import RxSwift
enum LoadError: Error { case offline }
let sequence = Observable<Int>.error(.offline)
//                                    ^ error: type 'any Error' has no member 'offline'
let subject = PublishSubject<Int>()
subject.onError(.offline)
//               ^ error: type 'any Error' has no member 'offline'
let single: Single<Int> = .error(.offline)
//                                ^ error: type 'any Error' has no member 'offline'
