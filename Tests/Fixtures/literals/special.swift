func name() -> String { #function }
print(name(), #line)
print(#function)
func outer(_ x: Int, label y: Int) { print(#function) }
outer(1, label: 2)
func place(file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line) -> String {
  "\(file.description.split(separator: "/")[0]) \(function) \(line)"
}
print(place())
