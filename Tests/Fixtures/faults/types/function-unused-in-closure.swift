func run(_ work: (Int) -> Void) { work(1) }
func show(_ number: Int) { print(number) }
run { _ in show }
//         ^ error: function is unused
