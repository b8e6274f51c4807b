var out = ""
for i in 1...3 { out += "line \(i)\n" }
print(out, terminator: "")
print(out.split(separator: "\n").map { $0.split(separator: " ").last! })
print([1, 2].map { "<\($0)>" }.joined(separator: " "))
