import RxSwift

@MainActor func show(_ number: Int) {}
@MainActor class Screen {
  var number = 0
  let bag = DisposeBag()
  func start() {
    Observable.of(1, 2).subscribe(onNext: { [weak self] in self?.number = $0 }).disposed(by: bag)
  }
}
func start(_ bag: DisposeBag) {
  Observable.of(1, 2).subscribe(onNext: { show($0) }).disposed(by: bag)
//                                        ^ error: call to main actor-isolated global function 'show' in a synchronous nonisolated context
}
