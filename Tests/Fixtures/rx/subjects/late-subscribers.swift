// Subjects: what late subscribers get, and after terminal events.
import RxSwift

func probe<S: SubjectType>(_ name: String, _ subject: S) where S.Element == Int, S.Observer.Element == Int {
  print("==", name)
  let input = subject.asObserver()
  let early = subject.subscribe { print("early", $0) }
  input.onNext(1)
  input.onNext(2)
  let late = subject.subscribe { print("late", $0) }
  input.onCompleted()
  input.onNext(3)
  _ = subject.subscribe { print("after", $0) }
  early.dispose()
  late.dispose()
}
probe("publish", PublishSubject<Int>())
probe("behavior", BehaviorSubject(value: 0))
probe("replay 1", ReplaySubject<Int>.create(bufferSize: 1))
probe("replay all", ReplaySubject<Int>.createUnbounded())
probe("replay 0", ReplaySubject<Int>.create(bufferSize: 0))
probe("async", AsyncSubject<Int>())
let b = BehaviorSubject(value: "v")
print((try? b.value()) ?? "none")
b.onError(RxError.unknown)
do { print(try b.value()) } catch { print("threw", error) }
b.dispose()
print(b.isDisposed, b.hasObservers)
