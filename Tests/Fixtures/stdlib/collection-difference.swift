let old = ["a", "b", "c", "d"]
let new = ["b", "c", "x", "d", "a"]
let difference = new.difference(from: old)
for change in difference {
  switch change {
  case .insert(let offset, let element, _): print("insert", element, "at", offset)
  case let .remove(offset, element, associated): print("remove", element, "at", offset, associated as Any)
  }
}
print(difference.insertions.count, difference.removals.count, difference.count)
print(old.applying(difference) ?? [], new.applying(difference.inverse()) ?? [])
for case .insert(let offset, let element, let from?) in difference.inferringMoves() { print(element, "moved", from, "to", offset) }
print([1, 2].difference(from: [2, 3]))
print([1, 5].difference(from: [2, 4]) { $0 % 2 == $1 % 2 }.count, "kitten".difference(from: "sitting").removals.map { c -> Character in
  switch c { case .insert(_, let e, _), .remove(_, let e, _): return e }
})
print(difference == new.difference(from: old), [1].difference(from: [1]).isEmpty, type(of: difference))
