let c: Character = "x"
print(c, type(of: c))
let flag: Character = "🇫🇷"
print("\(flag)\(c)")
