print("a", 1, true)
print("no newline", terminator: "")
print("", "x", separator: "|")
print([1, 2, 3], separator: "-")
var text = ""
print("to a string", 5, to: &text)
print(text.count, text, terminator: "")
