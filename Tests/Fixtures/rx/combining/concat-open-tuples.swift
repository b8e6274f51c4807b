import RxSwift

enum Status { case running(Double), finished, failed(String) }
func progress(_ id: Int) -> Observable<(Int, Status)> {
  Observable.of(0.5, 1.0)
    .map { (id, Status.running($0)) }
    .concat(Observable.just((id, .finished)))
    .concat(Observable.of((id, .failed("late")), (id, .finished)))
}
_ = progress(1).subscribe { print($0) }
