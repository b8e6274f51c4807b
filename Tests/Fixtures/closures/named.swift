let add = { (a: Int, b: Int) -> Int in a + b }
print(add(1, 2))
let shout: (String) -> String = { text in text.uppercased() + "!" }
print(shout("hey"))
let nothing = { print("called") }
nothing()
