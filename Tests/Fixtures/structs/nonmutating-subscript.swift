// A subscript whose setter is nonmutating changes what a constant refers to; one whose getter is mutating changes the value.
final class Storage { var items = [1, 2, 3] }
struct Reference {
  let storage = Storage()
  subscript(index: Int) -> Int {
    get { storage.items[index] }
    nonmutating set { storage.items[index] = newValue }
  }
  var first: Int {
    get { storage.items[0] }
    nonmutating set { storage.items[0] = newValue }
  }
}
struct Counted {
  private(set) var reads = 0
  subscript(index: Int) -> Int {
    mutating get {
      reads += 1
      return index * 2
    }
  }
}
let reference = Reference()
reference[1] = 9
reference[0] += 5
reference.first *= 2
print(reference[0], reference[1], reference.first)
var counted = Counted()
print(counted[4], counted[5], counted.reads)
func change(_ value: inout Int) { value += 100 }
change(&reference[2])
print(reference.storage.items)
