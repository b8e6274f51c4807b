// Lazy sequences, generators and endless sources.
import RxSwift

_ = Observable.from(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }).toArray().subscribe { print($0) }
_ = Observable.from((1...).lazy.filter { $0 % 7 == 0 }.prefix(3)).subscribe { print($0) }
_ = Observable.repeatElement("x").enumerated().take(3).map { "\($0)\($1)" }.subscribe { print($0) }
_ = Observable.from(zip(1..., "abc")).map { "\($0)\($1)" }.subscribe { print($0) }
_ = Observable.from(stride(from: 10, to: 0, by: -3)).subscribe { print($0) }
_ = Observable.from([3, 1, 2].sorted()).subscribe { print($0) }
_ = Observable.from(["b": 2, "a": 1].sorted { $0.key < $1.key }).map { "\($0.key)\($0.value)" }.subscribe { print($0) }
_ = Observable.from(Set([5])).subscribe { print($0) }
_ = Observable.from(1...3).subscribe { print($0) }
_ = Observable.from([1, 2, 3][1...]).subscribe { print($0) }
_ = Observable.from("a-b-c".split(separator: "-")).map { "\($0)!" }.subscribe { print($0) }
_ = Observable.from([[1, 2], [3]].joined()).subscribe { print($0) }
_ = Observable.from(AnySequence { () -> AnyIterator<Int> in var n = 0; return AnyIterator { n += 1; return n < 4 ? n : nil } }).subscribe { print($0) }
_ = Observable.concat((1...3).lazy.map { n -> Observable<Int> in print("made \(n)"); return .just(n) }).take(2).subscribe { print($0) }
_ = Observable.catch(sequence: AnySequence([Observable<Int>.error(RxError.unknown), .just(4)])).subscribe { print($0) }
struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { n == 0 ? nil : { n -= 1; return n + 1 }() } }
_ = Observable.from(Countdown(n: 3)).subscribe { print($0) }
