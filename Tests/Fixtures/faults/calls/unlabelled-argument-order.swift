func put(_ value: Int, at place: String) {}
put(at: "here", 3)
//              ^ error: unnamed argument #2 must precede argument 'at'
func move(from start: Int, _ steps: Int, to end: Int) {}
move(1, from: 2, to: 3)
//      ^ error: argument 'from' must precede unnamed argument #1
move(from: 1, to: 3, 2)
//                   ^ error: unnamed argument #3 must precede argument 'to'
