import RxSwift

let bag = DisposeBag()

func request(_ query: String) -> Observable<[String]> {
    Observable.just([query])
        .delay(.seconds(1), scheduler: MainScheduler.instance)
}

let results = request("swift")
    .share(replay: 1, scope: .always)
//                            ^ error: type 'SubjectLifetimeScope' has no member 'always'

let counted = results
    .map { $0.count }
    .share(1)

counted
    .filter { $0 > 0 }
    .subscribe { event in
        print(event.elements)
    }
    .disposed(by: bag)
