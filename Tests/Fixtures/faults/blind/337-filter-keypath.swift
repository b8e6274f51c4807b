import RxSwift
struct T { let title: String; let p: Int? }
let tasks = PublishSubject<T>()
let bag = DisposeBag()
let a = tasks.filter(\.title)
//                   ^ error: key path value type 'String' cannot be converted to contextual type 'Bool'
tasks.filter(\.title).map(\.p).subscribe(onNext: { print($0) }).disposed(by: bag)
//           ^ error: key path value type 'String' cannot be converted to contextual type 'Bool'
tasks.map(\.p).filter { $0 > 2 }.subscribe(onNext: { print($0) }).disposed(by: bag)
//        ^ error: key path value type 'Int?' cannot be converted to contextual type 'Int'
