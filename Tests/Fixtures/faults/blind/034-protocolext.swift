protocol Priced {
    var price: Double { get }
}

extension Priced {
    func discounted(by percent: Double) -> Double {
        price * (1 - percent / 100)
    }
}

extension Array where Element: Priced {
    var total: Double { reduce(0) { $0 + $1.price } }
}

struct Book: Priced {
//     ^ error: type 'Book' does not conform to protocol 'Priced'
    var title: String
    let price: Float
}

struct Pen {
    let price: Double
}

let books = [Book(title: "Dune", price: 9.5)]
let pens = [Pen(price: 1.2)]
print(books.total)
print(pens.total)
//         ^ error: property 'total' requires that 'Pen' conform to 'Priced'
print(Pen(price: 2).discounted(by: 10))
//                  ^ error: value of type 'Pen' has no member 'discounted'
