import RxSwift

let bag = DisposeBag()
let observer = AnyObserver<Int> { event in print("observed", event) }
Observable.of(1, 2).subscribe(observer).disposed(by: bag)
let strings: AnyObserver<String> = observer.mapObserver { $0.count }
strings.onNext("four")
let subject = PublishSubject<Int>()
subject.subscribe(onNext: { print("subject", $0) }).disposed(by: bag)
Observable.of(3, 4).bind(to: subject).disposed(by: bag)
Observable.of(5).subscribe(subject.asObserver()).disposed(by: bag)
observer.onCompleted()
