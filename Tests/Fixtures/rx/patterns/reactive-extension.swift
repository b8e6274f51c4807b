import RxSwift
import RxCocoa

class Player { var volume = 5; var title = ""; let finished = PublishSubject<String>() }
extension Player: ReactiveCompatible {}
extension Reactive where Base: Player {
  var volume: Binder<Int> { Binder(base) { player, value in player.volume = value; print("volume", value) } }
  var title: Binder<String?> { Binder(self.base) { $0.title = $1 ?? "none" } }
  var finished: Observable<String> { base.finished.asObservable() }
  static func all() -> Int { 3 }
  func play(_ name: String) -> Single<String> { .just("playing \(name)") }
  var state: ControlProperty<Int> { ControlProperty(values: Observable.just(self.base.volume), valueSink: self.volume) }
  var done: ControlEvent<String> { ControlEvent(events: base.finished) }
}
let player = Player()
let bag = DisposeBag()
let levels = PublishRelay<Int>()
levels.bind(to: player.rx.volume).disposed(by: bag)
levels.map { $0 > 3 ? "loud" : nil }.bind(to: player.rx.title).disposed(by: bag)
levels.accept(7)
print(player.title)
levels.accept(1)
print(player.title, player.volume)
player.rx.finished.subscribe(onNext: { print("finished", $0) }).disposed(by: bag)
player.rx.done.asSignal().emit(onNext: { print("done", $0) }).disposed(by: bag)
player.finished.onNext("song")
player.rx.play("x").subscribe(onSuccess: { print($0) }).disposed(by: bag)
print(Player.rx.all())
Observable.just(9).bind(to: player.rx.state).disposed(by: bag)
Driver.just(2).drive(player.rx.volume).disposed(by: bag)
Observable.of(3, 4).bind(onNext: { print("bound", $0) }).disposed(by: bag)
struct Theme: ReactiveCompatible { let name = "t" }
extension Reactive where Base == Theme { var shout: String { base.name.uppercased() } }
print(Theme().rx.shout)
let anyObserver = AnyObserver<Int> { event in print("any", event) }
levels.bind(to: anyObserver).disposed(by: bag)
levels.accept(8)
let mapped = anyObserver.mapObserver { (s: String) in s.count }
mapped.onNext("four")
