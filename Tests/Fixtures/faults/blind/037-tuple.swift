func bounds(of values: [Int]) -> (min: Int, max: Int)? {
    guard let first = values.first else { return nil }
    var result = (min: first, max: first)
    for value in values {
        result.min = Swift.min(result.min, value)
        result.max = Swift.max(result.max, value)
    }
    return result
}

let range = bounds(of: [3, 1, 2])
print(range.min)
//    ^ error: value of optional type '(min: Int, max: Int)?' must be unwrapped to refer to member 'min' of wrapped base type '(min: Int, max: Int)'
if let found = bounds(of: [4, 9]) {
    print(found.maximum)
//              ^ error: value of tuple type '(min: Int, max: Int)' has no member 'maximum'
    let (low, high, middle) = found
//                            ^ error: '(min: Int, max: Int)' is not convertible to '(Int, Int, _)', tuples have a different number of elements
    print(low, high, middle)
}
let point: (x: Int, y: Int) = (1, "2")
//                            ^ error: cannot convert value of type '(Int, String)' to specified type '(x: Int, y: Int)'
print(point.x + point.y)
