typealias Predicate<T> = (T) -> Bool
func && <T>(a: @escaping Predicate<T>, b: @escaping Predicate<T>) -> Predicate<T> { { a($0) && b($0) } }
func || <T>(a: @escaping Predicate<T>, b: @escaping Predicate<T>) -> Predicate<T> { { a($0) || b($0) } }
prefix func ! <T>(p: @escaping Predicate<T>) -> Predicate<T> { { !p($0) } }
let even: Predicate<Int> = { $0 % 2 == 0 }
let big: Predicate<Int> = { $0 > 5 }
print((1...10).filter(even && !big), (1...10).filter(!even && big))
let either = even || big
print((1...10).filter(either), even(3) || big(7), !(even && big)(6))
