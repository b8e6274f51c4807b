// oracle: order
var d = ["a": 1, "b": 2]
d["c"] = 3
d["a"] = nil
print(d["b"] as Any, d["zz"] as Any, d["zz", default: 0], d.count)
d["b"]! += 10
d["n", default: 5] += 1
print(d["b"]!, d["n"]!)
print(d.updateValue(7, forKey: "b") as Any, d.removeValue(forKey: "n") as Any, d.removeValue(forKey: "q") as Any)
for (k, v) in d.sorted(by: { $0.key < $1.key }) { print(k, v) }
for (k, v) in d { print("\(k)=\(v)") }
