func show(_ x: Int) { print("int", x) }
func show(_ x: String) { print("string", x) }
func show(number x: Int) { print("labelled", x) }
func show(_ x: Double) { print("double", x) }
show(1); show("a"); show(number: 2); show(1.5)
