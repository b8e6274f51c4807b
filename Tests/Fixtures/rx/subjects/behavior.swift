import RxSwift

enum E: Error { case bad }
let bag = DisposeBag()
let subject = BehaviorSubject(value: 1)
subject.subscribe { print("1:", $0) }.disposed(by: bag)
subject.onNext(2)
print(try subject.value())
subject.subscribe { print("2:", $0) }.disposed(by: bag)
subject.onError(E.bad)
subject.subscribe { print("3:", $0) }.disposed(by: bag)
do { _ = try subject.value() } catch { print("no value:", error) }
