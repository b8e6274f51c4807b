// Texts as streams: words, runs, ciphers, anagrams.
import Foundation
import RxSwift

// Text processing streams: word count, anagrams, run-length encoding, caesar, morse
extension ObservableType where Element == Character {
    func words() -> Observable<String> {
        Observable.create { observer in
            var current = ""
            return self.subscribe { event in
                switch event {
                case .next(let c) where c.isLetter: current.append(c)
                case .next: if !current.isEmpty { observer.onNext(current); current = "" }
                case .error(let e): observer.onError(e)
                case .completed:
                    if !current.isEmpty { observer.onNext(current) }
                    observer.onCompleted()
                }
            }
        }
    }
}
extension ObservableType where Element: Equatable {
    func runLength() -> Observable<(value: Element, count: Int)> {
        materialize().scan((run: nil as (Element, Int)?, out: nil as (Element, Int)?)) { state, event in
            switch (event, state.run) {
            case (.next(let e), let (value, n)?) where value == e: return ((value, n + 1), nil)
            case (.next(let e), let previous): return ((e, 1), previous)
            case (_, let previous): return (nil, previous)
            }
        }
        .compactMap { $0.out }
        .map { (value: $0.0, count: $0.1) }
    }
}
let text = "the quick brown fox jumps over the lazy dog; The end, the END."
let bag = DisposeBag()
let characters = Observable.from(Array(text))
characters.words()
    .map { $0.lowercased() }
    .scan(into: [:]) { (counts: inout [String: Int], w) in counts[w, default: 0] += 1 }
    .takeLast(1)
    .flatMap { Observable.from($0.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.prefix(3).map { "\($0.key)=\($0.value)" }) }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
Observable.from("aaabccdddd").runLength().map { "\($0.count)\($0.value)" }.reduce("", accumulator: +).subscribe(onNext: { print($0) }).disposed(by: bag)
func caesar(_ k: Int) -> (Character) -> Character {
    return { c in
        guard let a = c.asciiValue, c.isLetter else { return c }
        let base: UInt8 = c.isUppercase ? 65 : 97
        return Character(UnicodeScalar((a - base + UInt8((k % 26 + 26) % 26)) % 26 + base))
    }
}
let secret = Observable.from("Hello, Rx!").map(caesar(3)).toArray().map { String($0) }
secret.do(onSuccess: { print($0) }).flatMap { Observable.from($0).map(caesar(-3)).toArray() }.map { String($0) }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
Observable.of("listen", "silent", "enlist", "google", "elgoog", "abc")
    .groupBy { String($0.sorted()) }
    .flatMap { g in g.toArray().map { ($0.count, $0) }.asObservable() }
    .filter { $0.0 > 1 }
    .map { $0.1.joined(separator: "/") }
    .toArray()
    .subscribe(onSuccess: { print($0.sorted()) })
    .disposed(by: bag)
let morse: [Character: String] = ["s": "...", "o": "---", " ": "/"]
Observable.from("sos so".map { $0 }).compactMap { morse[$0] }.reduce([]) { $0 + [$1] }.map { $0.joined(separator: " ") }.subscribe(onNext: { print($0) }).disposed(by: bag)
let primes = Observable<Int>.generate(initialState: 2, condition: { $0 < 40 }, iterate: { $0 + 1 })
    .filter { n in !(2..<n).contains { n.isMultiple(of: $0) } }
primes.buffer(timeSpan: .never, count: 4, scheduler: MainScheduler.instance).subscribe(onNext: { print($0) }).disposed(by: bag)
let collatz = Observable.just(6).flatMap { n in Observable.generate(initialState: n as Int?, condition: { $0 != nil }, iterate: { $0 == 1 ? nil : $0!.isMultiple(of: 2) ? $0! / 2 : 3 * $0! + 1 }) }
collatz.map { "\($0!)" }.toArray().subscribe(onSuccess: { print($0.joined(separator: "→")) }).disposed(by: bag)
Observable.zip(Observable.from(["a", "b", "c"]), Observable.range(start: 1, count: .max)).take(3).map { "\($1).\($0)" }.subscribe(onNext: { print($0, terminator: " ") }, onCompleted: { print("|") }).disposed(by: bag)
