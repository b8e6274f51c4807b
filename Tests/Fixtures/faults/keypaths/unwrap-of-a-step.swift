struct Supplier { var country: String }
struct Stock { var supplier: Supplier? }
struct Shelf { var stock: Stock }
let stock: [Stock] = []
print(stock.map(\.supplier.country), stock.map(\Stock.supplier.country))
//                ^ error: value of optional type 'Supplier?' must be unwrapped to refer to member 'country' of wrapped base type 'Supplier'
//                                                    ^ error: value of optional type 'Supplier?' must be unwrapped to refer to member 'country' of wrapped base type 'Supplier'
print([Shelf]().map(\.stock.supplier.country))
//                          ^ error: value of optional type 'Supplier?' must be unwrapped to refer to member 'country' of wrapped base type 'Supplier'
print(stock.map(\.supplier!.land))
//              ^ error: value of type 'Supplier' has no member 'land'
