// share, replay and refCount with late and repeated subscribers.
import RxSwift

var starts = 0
let cold = Observable<Int>.create { observer in
  starts += 1
  print("start", starts)
  observer.onNext(starts * 10)
  observer.onNext(starts * 10 + 1)
  return Disposables.create { print("stop") }
}
func try2(_ name: String, _ source: Observable<Int>) {
  print("==", name)
  starts = 0
  let a = source.subscribe { print("a", $0) }
  let b = source.subscribe { print("b", $0) }
  a.dispose()
  b.dispose()
  let c = source.subscribe { print("c", $0) }
  c.dispose()
}
try2("share", cold.share())
try2("share 1 while", cold.share(replay: 1))
try2("share 1 forever", cold.share(replay: 1, scope: .forever))
try2("share 2 forever", cold.share(replay: 2, scope: .forever))
try2("replay(1).refCount", cold.replay(1).refCount())
try2("publish.refCount", cold.publish().refCount())
let done = cold.take(1)
try2("take share", done.share())
try2("take share 1", done.share(replay: 1))
try2("take share forever", done.share(replay: 1, scope: .forever))
