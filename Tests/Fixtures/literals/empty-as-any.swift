// An empty literal that is wanted as anything holds anything.
print([])
print([:])
print([], [:], separator: " and ")
let nothing: Any = []
print(nothing is [Any])
print("\([Int]()) \([String: Int]())")
