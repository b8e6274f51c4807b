// Elements of which some are optional by themselves, others literals.
print(type(of: [Optional(3), 4]))
print(type(of: [4, Optional(3)]))
print(type(of: [Optional("x"), nil, "y"]))
print(type(of: [Optional(3.5), 4]))
let o: Int? = 3
print(type(of: [o, 4]))
print(type(of: true ? Optional(3) : 4))
print(type(of: [Optional(o), 4]))
print(type(of: ["a": Optional(1), "b": 2]))
print(type(of: [Optional(1), Optional(2)]))
print(type(of: [[1: Optional("a")], [2: "b"]]))
print(type(of: [Int("3"), 4, nil]))
print(type(of: [Optional.some(3), 4]))
print([Optional(3), 4])
print([Optional("x"), nil, "y"].map { $0 ?? "-" })
let ys = [Optional("x"), "y"]
print(ys)
