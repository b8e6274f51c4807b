protocol Container { associatedtype Item; var items: [Item] { get } }
func allEqual<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item {
    a.items == b.items
//          ^ error: operator function '==' requires that 'A.Item' conform to 'Equatable'
}
