import RxSwift
import RxTest

let query = PublishSubject<String>()
let found = query.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
query.play("--a-b-----c---|")
print(expect(found, "-------b-----c|"))

print(expect(cold("-1-2-3|").map { $0 + 1 }, "-2-3-4|"))
print(expect(cold("-1-2-3|").map { $0 * 10 }, "-'10'-'20'-'30'|"))
print(expect(cold("-1-2-3|").map { $0 * 10 }, "-a-b-c|", ["a": 10, "b": 20, "c": 30]))
print(expect(cold("-a-b-c|"), "-a-!"))
print(expect(cold("-a-b-#"), "-a-b-#"))
print(expect(cold("-a 10s b|"), "-a 10s b|"))
print(expect(Observable.just(1), "(1|)"))
print(expect(Single.just("x"), "(x|)"))
print(expect(Observable<Int>.never(), "---"))

// An open diagram is watched for as long as it is.
print(expect(cold("-a-b|"), "-a-"))
