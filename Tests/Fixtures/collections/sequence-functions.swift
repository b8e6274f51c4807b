print(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }))
for x in sequence(first: "a", next: { $0.count < 3 ? $0 + "b" : nil }) { print(x) }
print(Array(repeatElement(7, count: 3)), repeatElement("x", count: 2).joined())
print(Array(stride(from: 0.0, to: 1, by: 0.25)), stride(from: 5, to: 0, by: -2).map { $0 })
