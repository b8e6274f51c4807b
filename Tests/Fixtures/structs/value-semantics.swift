struct Box { var items: [Int] }
var a = Box(items: [1])
var b = a
b.items.append(2)
print(a, b)
func change(_ box: Box) -> Box { var box = box; box.items = []; return box }
print(change(b), b)
