struct Stack<Element> {
    private var items: [Element] = []
    mutating func push(_ item: Element) { items.append(item) }
    mutating func pop() -> Element? { items.popLast() }
    var top: Element? { items.last }
}

func largest<T>(in values: [T]) -> T? {
    guard var best = values.first else { return nil }
    for value in values where value > best {
//                                  ^ error: binary operator '>' cannot be applied to two 'T' operands
        best = value
    }
    return best
}

var stack = Stack<Int>()
stack.push(1)
stack.push("two")
//         ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let popped: Int = stack.pop()
//                      ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
print(popped, largest(in: [1, 5, 2]) ?? 0)
