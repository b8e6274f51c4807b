// The overload that takes as many arguments is meant, not the one that lacks only one label.
func send(to target: String) {}
func send(group name: String, flags: Int, work: () -> Void) {}
send("a", flags: 1) {}
//  ^ error: missing argument label 'group:' in call

print([1, 2].map { $0 * 2 }, with: ", ")
//                                 ^ error: extra argument 'with' in call
