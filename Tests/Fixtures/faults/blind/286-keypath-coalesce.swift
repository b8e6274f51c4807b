struct T { let p: Int? }
let ts: [T] = []
let a = ts.map(\.p ?? 0)
//                 ^ error: converting non-escaping value to '(T) -> Int?' may allow it to escape
//                    ^ error: cannot convert value of type 'Int' to expected argument type '(T) -> Int?'
let b = ts.map(\T.p ?? 0)
//         ^ error: no exact matches in call to instance method 'map'
//                  ^ error: binary operator '??' cannot be applied to operands of type 'KeyPath<T, Int?>' and 'Int'
