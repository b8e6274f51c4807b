protocol Container {
    associatedtype Item
    var items: [Item] { get }
}

struct Box<T>: Container {
    let items: [T]
}

func allEqual<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item {
    a.items == b.items
//          ^ error: operator function '==' requires that 'A.Item' conform to 'Equatable'
}

func sum<C: Container>(_ container: C) -> Int where C.Item == Int {
    container.items.reduce(0, +)
}

let ints = Box(items: [1, 2])
let texts = Box(items: ["a"])
print(allEqual(ints, texts))
//    ^ error: global function 'allEqual' requires the types 'Int' and 'String' be equivalent
print(sum(texts))
//    ^ error: global function 'sum' requires the types 'String' and 'Int' be equivalent
print(sum(Box<Int>(items: ["1"])))
//                         ^ error: cannot convert value of type 'String' to expected element type 'Int'
let wrong: Box<Int, String> = ints
//         ^ error: generic type 'Box' specialized with too many type parameters (got 2, but expected 1)
print(wrong)
