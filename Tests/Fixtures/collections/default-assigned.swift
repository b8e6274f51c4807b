// A subscript with a default makes it also where it is only assigned to.
func standard() -> Int { print("default"); return 0 }
var counts: [String: Int] = [:]
counts["a", default: standard()] = 5
counts["a", default: standard()] = 6
counts["b", default: standard()] += 1
print(counts["a"]!, counts["b"]!, counts["c", default: standard()])
