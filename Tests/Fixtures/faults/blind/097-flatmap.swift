import RxSwift

struct Post { let id: Int; let title: String }

func fetchPost(_ id: Int) -> Observable<Post> {
    .just(Post(id: id, title: "Post \(id)"))
}

func fetchComments(_ post: Post) -> Single<[String]> {
    .just(["Nice \(post.title)"])
}

let bag = DisposeBag()
Observable.of(1, 2, 3)
    .flatMap { fetchPost("\($0)") }
//   ^ error: type '()' cannot conform to 'ObservableConvertibleType'
//                       ^ error: cannot convert value of type 'String' to expected argument type 'Int'
    .flatMap { fetchComments($0.id) }
    .map { comments in comments.first }
//                              ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
    .subscribe(onNext: { print($0.count) })
    .disposed(by: bag)

Observable.of(1, 2)
    .flatMap { $0 * 2 }
//   ^ error: type '()' cannot conform to 'ObservableConvertibleType'
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
