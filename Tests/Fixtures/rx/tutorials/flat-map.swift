import RxSwift

struct Student {
  let score: BehaviorSubject<Int>
}

let bag = DisposeBag()
let laura = Student(score: BehaviorSubject(value: 80))
let charlotte = Student(score: BehaviorSubject(value: 90))
let student = PublishSubject<Student>()

student
  .flatMap { $0.score }
  .subscribe(onNext: { print("all", $0) })
  .disposed(by: bag)
student
  .flatMapLatest { $0.score }
  .subscribe(onNext: { print("latest", $0) })
  .disposed(by: bag)
student
  .flatMapFirst { $0.score.asObservable() }
  .subscribe(onNext: { print("first", $0) })
  .disposed(by: bag)

student.onNext(laura)
laura.score.onNext(85)
student.onNext(charlotte)
laura.score.onNext(95)
charlotte.score.onNext(100)
