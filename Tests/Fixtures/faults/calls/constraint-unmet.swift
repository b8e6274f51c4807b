struct Thing {}
func largest<T: Comparable>(_ items: [T]) -> T? { items.max() }
print(largest([Thing()]) as Any)
//    ^ error: global function 'largest' requires that 'Thing' conform to 'Comparable'
