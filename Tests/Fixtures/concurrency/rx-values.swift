import RxSwift
import RxCocoa

let bag = DisposeBag()
for try await value in Observable.of(1, 2, 3).values { print("value", value) }

enum Failure: Error { case broken }
do {
  for try await value in Observable<Int>.of(1).concat(Observable.error(Failure.broken)).values { print(value) }
} catch { print("failed", error) }

print(try await Single.just("single").value)
print(try await Maybe.just(4).value ?? 0, try await Maybe<Int>.empty().value ?? -1)
try await Completable.empty().value
do { _ = try await Single<Int>.error(Failure.broken).value } catch { print("single failed", error) }

let subject = PublishSubject<Int>()
let task = Task {
  for try await value in subject.values { print("subject", value) }
  print("subject is over")
}
await Task.yield()
await Task.yield()
subject.onNext(1)
subject.onNext(2)
subject.onCompleted()
_ = try await task.value

for await value in Observable.of("a", "b").asDriver(onErrorJustReturn: "-").values { print("driver", value) }
for await value in Infallible.of(1, 2).values { print("infallible", value) }
print(try await Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).asSingle().value)

let stream = AsyncStream<Int> { continuation in
  continuation.yield(5)
  continuation.finish()
}
stream.asObservable().subscribe(onNext: { print("from a stream", $0) }, onCompleted: { print("completed") }).disposed(by: bag)
try await Task.sleep(nanoseconds: 1_000)
Single<Int>.create { 8 }.subscribe(onSuccess: { print("created", $0) }).disposed(by: bag)
try await Task.sleep(nanoseconds: 1_000)
