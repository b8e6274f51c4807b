import RxSwift
struct Room { let t: BehaviorSubject<Double> }
let rooms = PublishSubject<Room>()
let bag = DisposeBag()
rooms.switchLatest().subscribe(onNext: { print($0) }).disposed(by: bag)
//    ^ error: referencing instance method 'switchLatest()' on 'ObservableType' requires that 'Room' conform to 'ObservableConvertibleType'
let a = rooms.switchLatest()
//            ^ error: referencing instance method 'switchLatest()' on 'ObservableType' requires that 'Room' conform to 'ObservableConvertibleType'
let b = rooms.merge()
//      ^ error: static member 'merge' cannot be used on instance of type 'PublishSubject<Room>'
let c = rooms.concat()
//      ^ error: static member 'concat' cannot be used on instance of type 'PublishSubject<Room>'
