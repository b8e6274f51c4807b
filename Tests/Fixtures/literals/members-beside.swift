// A member without a base beside literals: of the type that they are of by themselves, or that has it.
import RxSwift
func pair<T: FixedWidthInteger>(_ a: T, _ b: T) -> T { a + b }
let x = Swift.min(1, .max)
_ = Observable.range(start: 1, count: .max)
func f<T: FixedWidthInteger>(a: T, b: T) -> T { a &+ b }
print(f(a: 1, b: .max))
print(f(a: .max, b: 1))
print([1, .max])
print(max(.zero, 3.5))
print(Optional.some(1) ?? .max)
Observable.zip(Observable.of("a"), Observable.range(start: 1, count: .max)).take(1).map { "\($1).\($0)" }.subscribe(onNext: { print($0) }).dispose()
print(max(1, .pi), [.infinity, 1], [.pi, 1.5], min(.max, 3, 4))
let small: UInt8 = f(a: 1, b: .max)
print(small)
let pairs = zip(["a"], 1 ... .max).map { "\($1)\($0)" }
print(pairs)
let d: [Double] = [1, .nan, .zero]
print(d, true ? 1 : .max)
