// A closure that is lent may be kept for as long as it is promised not to escape.
func all(_ numbers: [Int], _ test: (Int) -> Bool) -> Bool {
  withoutActuallyEscaping(test) { test in numbers.lazy.filter { !test($0) }.isEmpty }
}
print(all([2, 4]) { $0.isMultiple(of: 2) }, all([2, 3], { $0 > 2 }))
