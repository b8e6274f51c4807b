import RxSwift

enum MyError: Error { case anError }
struct Student { let score: BehaviorSubject<Int> }

let bag = DisposeBag()
let laura = Student(score: BehaviorSubject(value: 80))
let charlotte = Student(score: BehaviorSubject(value: 100))
let student = BehaviorSubject(value: laura)
let studentScore = student.flatMapLatest { $0.score.materialize() }
studentScore
  .filter {
    guard $0.error == nil else {
      print($0.error!)
      return false
    }
    return true
  }
  .dematerialize()
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
laura.score.onNext(85)
laura.score.onError(MyError.anError)
laura.score.onNext(90)
student.onNext(charlotte)
Observable.of(1).materialize().subscribe { print($0) }.disposed(by: bag)
