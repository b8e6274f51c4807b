let pair = (1, "one")
print(pair, pair.0, pair.1)
let named = (x: 1, y: 2.5)
print(named, named.x, named.y)
let (a, b) = pair
print(a, b)
let (_, second) = named
print(second)
