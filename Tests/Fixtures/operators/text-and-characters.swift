let characters: [Character] = ["a", "b"]
let sub = "hello".dropFirst()
print("x" + characters)
print(type(of: "x" + characters))
print("x" + sub)
print(type(of: "x" + sub))
print("x" + repeatElement("b", count: 2))
print(type(of: "x" + repeatElement("b", count: 2)))
print(type(of: sub + "x"))
print(type(of: [1] + (2...3)), type(of: (2...3) + [1]), [1] + (2...3))
let q = "x" + String(characters) + sub
print(q)
let flag = true
let x: Substring = "ab", y: Substring = "cd"
print(flag ? String(x) : x + y)
print([1, 2] + Set([3]))
