let a: Int? = 1, b: Int? = nil
print(a == 1, b == nil, a != b, a == Optional(1))
print([1, nil, 3] as [Int?])
switch a {
case .some(let x) where x > 0: print("positive", x)
case .some: print("other")
case .none: print("none")
}
switch b {
case let x?: print(x)
case nil: print("nil")
}
