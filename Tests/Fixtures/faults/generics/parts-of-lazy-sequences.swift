// What parts of lazy sequences and of collections are not: arrays, or slices of arrays.
let few: [Int] = [1, 2].lazy.filter { $0 > 1 }.prefix(1)
//                                             ^ error: no 'prefix' candidates produce the expected contextual result type '[Int]'
let slice: ArraySlice<Int> = [1, 2].lazy.prefix(1)
//                                       ^ error: no 'prefix' candidates produce the expected contextual result type 'ArraySlice<Int>'
let names: Set = ["a", "b"]
let some: ArraySlice<String> = names.prefix(1)
//                                   ^ error: no 'prefix' candidates produce the expected contextual result type 'ArraySlice<String>'
let low: Range<Int> = (1...9).prefix(3)
//                            ^ error: no 'prefix' candidates produce the expected contextual result type 'Range<Int>'
func show(_ values: [Int]) { print(values) }
show(stride(from: 1, to: 9, by: 2).drop { $0 < 2 })
//                                 ^ error: cannot convert value of type 'DropWhileSequence<StrideTo<Int>>' to expected argument type '[Int]'
show(sequence(first: 1) { $0 * 2 }.prefix(2))
//                                 ^ error: cannot convert value of type 'PrefixSequence<UnfoldSequence<Int, (Int?, Bool)>>' to expected argument type '[Int]'
print(few, slice, some, low)
