// Dynamic members by key paths from the type itself, beside those of what it holds.
@dynamicMemberLookup final class Box<T> {
  var value: T
  init(_ v: T) { value = v }
  subscript<V>(dynamicMember p: ReferenceWritableKeyPath<Box, V>) -> V {
    get { self[keyPath: p] }
    set { self[keyPath: p] = newValue }
  }
  subscript<V>(dynamicMember p: WritableKeyPath<T, V>) -> V {
    get { value[keyPath: p] }
    set { value[keyPath: p] = newValue }
  }
}
struct Address { var street: String; var zip: Int }
let box = Box(Address(street: "S", zip: 1))
print(box.zip)
box.zip = 4
let outer = Box(box)
print(outer.zip, outer.value.street, box.value.zip)
