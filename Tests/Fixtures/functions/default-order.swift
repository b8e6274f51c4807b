// Default arguments are evaluated after the arguments that are written.
func say(_ text: String) -> String { print(text); return text }
func join(_ a: String = say("a"), b: String, c: String = say("c"), d: String) -> String { a + b + c + d }
print(join(b: say("b"), d: say("d")))
print(join(say("A"), b: say("B"), d: say("D")))
struct Pair { var left = say("left"); var right: String }
print(Pair(right: say("right")).left)
class Row { let text: String; init(_ a: String = say("first"), b: String) { text = a + b } }
print(Row(b: say("second")).text)
