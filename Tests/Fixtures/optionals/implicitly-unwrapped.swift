class Label { var text: String! }
let l = Label()
print(l.text == nil)
l.text = "hi"
print(l.text.count, l.text ?? "none")
let s: String = l.text
print(s)
