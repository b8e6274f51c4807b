func name() -> String { #function }
print(name(), #line)
print(#function)
func outer(_ x: Int, label y: Int) { print(#function) }
outer(1, label: 2)
