// A closure whose first result is nil: what must be a text by a requirement is one.

struct Card {
  let digits: String
  var formatted: String {
    var rest = digits[...]
    return [4, 4, 4, 4].compactMap { size in
      guard !rest.isEmpty else { return nil }
      defer { rest = rest.dropFirst(size) }
      return String(rest.prefix(size))
    }.joined(separator: " ")
  }
}
print(Card(digits: "411111").formatted)

let sizes = [3, 1, 2]
let total = sizes.compactMap { size in
  if size > 2 { return nil }
  return size * 2
}.reduce(0, +)
print(total)
let names = sizes.compactMap { size in
  if size > 2 { return nil }
  return "n\(size)"
}.joined(separator: ",")
print(names)
