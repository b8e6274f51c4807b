import RxSwift
struct Room { let t: BehaviorSubject<Double> }
let rooms = PublishSubject<Room>()
let bag = DisposeBag()
rooms.map { $0.t }.switchLatest().map { $0.rounded() + "x" }.subscribe(onNext: { print($0) }).disposed(by: bag)
//                 ^ error: type '()' cannot conform to 'ObservableConvertibleType'
