struct Item { let due: Int? }
func color(_ item: Item) -> Int {
    return item.due == nil ? 0 : item.due
//                         ^ error: cannot convert return expression of type 'Int?' to return type 'Int'
}
func c2(_ a: Int?) -> Int { a == nil ? 0 : a }
//                                   ^ error: cannot convert return expression of type 'Int?' to return type 'Int'
let n: Int? = 3
let m: Int = n == nil ? 0 : n
//                    ^ error: cannot convert value of type 'Int?' to specified type 'Int'
