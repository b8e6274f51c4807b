import Foundation

let line = "Hello, world!"
if let range = line.range(of: "world") {
  print(line[range], line.replacingCharacters(in: range, with: "Swift"))
}
print(line.replacingCharacters(in: line.startIndex...line.startIndex, with: "J"))
