import RxSwift

// Observers of all kinds, and events taken apart.
struct Failure: Error {}
let numbers = AnyObserver<Int> { event in print(event, event.isCompleted, event.isStopEvent, event.element ?? -1) }
let words: AnyObserver<String> = numbers.mapObserver { $0.count }
words.onNext("four")
words.on(.next("x"))
words.onError(Failure())
numbers.asObserver().onCompleted()
_ = Observable.of(1, 2).subscribe(numbers)
_ = Observable.just("abc").subscribe(words)
let event = Event.next(3)
print(event.map { $0 * 2 }, event.event, event.debugDescription, event.error == nil)
print(event.map { (_: Int) throws -> Int in throw Failure() })
final class Collecting: ObserverType {
  var events: [String] = []
  func on(_ event: Event<Int>) { events.append("\(event)") }
}
let collecting = Collecting()
_ = Observable.of(1, 2).subscribe(collecting)
collecting.onNext(3)
print(collecting.events)
print(RxError.timeout.debugDescription, RxError.noElements, RxError.moreThanOneElement, RxError.argumentOutOfRange)
print(RxError.overflow, RxError.unknown)
print(maxTailRecursiveSinkStackSize >= 0)
maxTailRecursiveSinkStackSize = 3
maxTailRecursiveSinkStackSize += 1
print(maxTailRecursiveSinkStackSize)
