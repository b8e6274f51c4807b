import RxSwift

// Subjects after their end: errors, dispose(), and who hears what.
struct Failure: Error {}
func show<T>(_ name: String, _ sequence: Observable<T>) {
  _ = sequence.subscribe(
    onNext: { print(name, $0) }, onError: { print(name, "error", $0) }, onCompleted: { print(name, "completed") })
}
let behavior = BehaviorSubject(value: 1)
print((try? behavior.value()) ?? -1, behavior.hasObservers, behavior.isDisposed)
behavior.onNext(2)
behavior.onError(Failure())
do { print(try behavior.value()) } catch { print("value", error) }
show("behavior", behavior.asObservable())
let second = BehaviorSubject(value: 1)
second.dispose()
do { print(try second.value()) } catch { print("value", error is RxError) }
second.onNext(3)
_ = second.subscribe(onNext: { print($0) }, onError: { print("disposed", $0 is RxError) })
print(second.isDisposed, second.hasObservers)

let publish = PublishSubject<Int>()
show("publish", publish)
print(publish.hasObservers)
publish.onNext(1)
publish.onCompleted()
publish.onNext(2)
show("late", publish)
publish.dispose()
_ = publish.subscribe(onError: { print("disposed", $0 is RxError) })

let replay = ReplaySubject<Int>.create(bufferSize: 2)
for value in 1...4 { replay.onNext(value) }
show("replay", replay)
replay.onError(Failure())
show("replay late", replay)
let unbounded = ReplaySubject<Int>.createUnbounded()
for value in 1...4 { unbounded.onNext(value) }
unbounded.onCompleted()
show("unbounded", unbounded)
let nothing = ReplaySubject<Int>.create(bufferSize: 0)
nothing.onNext(1)
show("size 0", nothing)
nothing.onNext(2)

let async = AsyncSubject<Int>()
show("async", async)
async.onNext(1)
async.onNext(2)
print(async.hasObservers)
async.onCompleted()
show("async late", async)
let empty = AsyncSubject<Int>()
empty.onCompleted()
show("async empty", empty)
let failed = AsyncSubject<Int>()
failed.onNext(1)
failed.onError(Failure())
show("async failed", failed)

// A subject may be sent to from within its own event; who subscribes meanwhile hears the next one.
let nested = PublishSubject<Int>()
_ = nested.subscribe(onNext: { value in
  print("outer", value)
  if value == 1 {
    _ = nested.subscribe(onNext: { print("inner", $0) })
  }
})
nested.onNext(1)
nested.onNext(2)
