func move(x: Int, y: Int) {}
move(1, 2)
func jump(_ x: Int, _ y: Int) {}
jump(x: 1, y: 2)
func put(a: Int, b: Int = 1, c: Int) {}
put(a: 1, c: 2, b: 3)
print("a", seperator: "b")
