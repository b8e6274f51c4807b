import RxSwift

func show(_ subject: BehaviorSubject<Int>) {
  print(subject.value())
//      ^ error: call can throw, but it is not marked with 'try' and the error is not handled
}
