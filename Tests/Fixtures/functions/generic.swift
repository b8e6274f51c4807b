func first<T>(_ list: [T], where test: (T) -> Bool) -> T? {
  for item in list where test(item) { return item }
  return nil
}
print(first([1, 2, 3]) { $0 > 1 } as Any, first(["a"]) { $0 == "b" } as Any)
func largest<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
print(largest(1, 2), largest("a", "b"), largest(1.5, 0))
