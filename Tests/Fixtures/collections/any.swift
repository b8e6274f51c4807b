let mixed: [Any] = [1, "a", nil as Int? as Any, [1, 2], ("t", 2)]
for x in mixed { print(x) }
let d: [String: Any] = ["n": 1]
print(d["n"] as? Int as Any, d["n"] as? String as Any, (d["n"] as? Int ?? 0) + 1)
