import RxSwift

struct Player { let score: BehaviorSubject<Int> }
let bag = DisposeBag()
let ann = Player(score: BehaviorSubject(value: 80)), bob = Player(score: BehaviorSubject(value: 90))
let player = BehaviorSubject(value: ann)
player.flatMapLatest { $0.score }.subscribe(onNext: { print($0) }).disposed(by: bag)
ann.score.onNext(85)
player.onNext(bob)
ann.score.onNext(95)
bob.score.onNext(100)
