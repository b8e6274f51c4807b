var d: [String: [Int]] = [:]
d["a", default: []].append(1)
d["a", default: []].append(2)
d["b"]?.append(9)
print(d)
var e = ["x": ["y": 1]]
e["x"]?["y"] = 5
e["x"]!["z"] = 6
print(e["x"]!.sorted { $0.key < $1.key }, e["q"]?["r"] as Any)
