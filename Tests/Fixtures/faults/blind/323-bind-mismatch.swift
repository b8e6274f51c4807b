import RxSwift
import RxCocoa
import RxRelay
let count = BehaviorRelay<Int>(value: 0)
let title = BehaviorRelay<String>(value: "")
let events = PublishRelay<Void>()
let bag = DisposeBag()
count.bind(to: title).disposed(by: bag)
//    ^ error: no exact matches in call to instance method 'bind'
title.map { $0.isEmpty }.bind(to: events).disposed(by: bag)
title.map { $0.count }.bind(to: title).disposed(by: bag)
//                     ^ error: no exact matches in call to instance method 'bind'
title.bind(to: events).disposed(by: bag)
//    ^ error: no exact matches in call to instance method 'bind'
