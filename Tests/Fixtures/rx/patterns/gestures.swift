// Windows of time with share and takeUntil: double clicks, long presses, drag and drop.
import RxSwift

let s = MainScheduler.instance
let clicks = Observable.of(0, 100, 150, 600, 700, 720, 1500).flatMap { ms in Observable.just(ms).delay(.milliseconds(ms), scheduler: s) }.share()
let bag = DisposeBag()
clicks.buffer(timeSpan: .milliseconds(250), count: 10, scheduler: s).filter { $0.count >= 2 }.take(4)
  .subscribe(onNext: { print("multi", $0) }).disposed(by: bag)
clicks.flatMapLatest { t in Observable<Int>.timer(.milliseconds(300), scheduler: s).map { _ in t } }
  .subscribe(onNext: { print("settled after", $0) }).disposed(by: bag)
enum Mouse { case down(Int, Int), move(Int, Int), up }
let mouse = PublishSubject<Mouse>()
let downs = mouse.compactMap { (m: Mouse) -> (x: Int, y: Int)? in if case let .down(x, y) = m { return (x, y) }; return nil }
let moves = mouse.compactMap { m -> (x: Int, y: Int)? in if case .move(let x, let y) = m { return (x: x, y: y) } else { return nil } }
let ups = mouse.filter { if case .up = $0 { return true } else { return false } }
downs.flatMapLatest { start in moves.map { ($0.x - start.x, $0.y - start.y) }.take(until: ups) }
  .subscribe(onNext: { dx, dy in print("drag", dx, dy) }).disposed(by: bag)
for e: Mouse in [.move(1, 1), .down(2, 2), .move(5, 4), .move(9, 9), .up, .move(0, 0), .down(1, 1), .up] { mouse.onNext(e) }
