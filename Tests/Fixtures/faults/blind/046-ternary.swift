struct Item {
    let title: String
    let done: Bool
    let due: Int?
}

func badge(_ item: Item) -> String {
    let mark = item.done ? "x" : 0
//                         ^ error: result values in '? :' expression have mismatching types 'String' and 'Int'
    let due = item.due ?? "none"
//                     ^ error: binary operator '??' cannot be applied to operands of type 'Int?' and 'String'
    let late = item.due > 3 ? "late" : "on time"
//                  ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
    return mark + due + late
}

func color(_ item: Item) -> Int {
    if item.done = true {
//          ^ error: cannot assign to property: 'done' is a 'let' constant
//               ^ error: use of '=' in a boolean context, did you mean '=='?
        return 1
    }
    return item.due == nil ? 0 : item.due
//                         ^ error: cannot convert return expression of type 'Int?' to return type 'Int'
}

print(badge(Item(title: "a", done: false, due: 3)), color(Item(title: "b", done: true, due: nil)))
