import RxSwift
struct User: Decodable { let id: Int; let name: String }
final class API {
    func user(_ id: Int) -> Single<User> { .just(User(id: id, name: "Ann")) }
    func posts(of user: User) -> Observable<[String]> { .just([]) }
}
let api = API()
let bag = DisposeBag()
api.user(1).flatMap { api.posts(of: $0) }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
//                        ^ error: cannot convert value of type 'Observable<[String]>' to closure result type 'PrimitiveSequence<SingleTrait, Any>'
api.user("1").map { $0.name }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
//       ^ error: cannot convert value of type 'String' to expected argument type 'Int'
api.user(1).map { $0.title }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
//                   ^ error: value of type 'PrimitiveSequence<SingleTrait, User>.Element' (aka 'User') has no member 'title'
api.user(1).asObservable().flatMapLatest { api.posts(of: $0.id) }.subscribe(onNext: { print($0) }).disposed(by: bag)
//                                                          ^ error: cannot convert value of type 'Int' to expected argument type 'User'
