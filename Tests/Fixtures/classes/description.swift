class Plain {}
class Nice: CustomStringConvertible { var description: String { "nice" } }
print(Plain(), Nice(), [Nice()])
print("\(Plain())")
