func bounds() -> (min: Int, max: Int) { (1, 2) }
let found = bounds()
let (low, high, middle) = found
//                        ^ error: '(min: Int, max: Int)' is not convertible to '(Int, Int, _)', tuples have a different number of elements
