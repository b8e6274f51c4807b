// A mutating method does not apply to a constant, so that another one of its name is meant.
extension Sequence {
  func partition(by belongs: (Element) -> Bool) -> (yes: [Element], no: [Element]) {
    (filter(belongs), filter { !belongs($0) })
  }
}
let words = ["apple", "fig", "banana"]
let (long, short) = words.partition { $0.count > 3 }
print(long, short)
func split(_ numbers: [Int]) -> [Int] { numbers.partition { $0.isMultiple(of: 2) }.yes }
print(split([1, 2, 3, 4]), [5, 6].partition { $0 > 5 }.no)
var numbers = [4, 1, 3]
let pivot: Int = numbers.partition { $0 > 3 }
print(pivot)
