// What stands for an argument that is not written is evaluated after those that are.
func say(_ text: String) -> String { print(text); return text }
func join(_ a: String = say("a"), b: String, c: String = say("c"), d: String) -> String { a + b + c + d }
print(join(b: say("b"), d: say("d")))
print(join(say("A"), b: say("B"), d: say("D")))
struct Pair { var left = say("left"); var right: String }
print(Pair(right: say("right")).left)
class Row { let text: String; init(_ a: String = say("first"), b: String) { text = a + b } }
print(Row(b: say("second")).text)
