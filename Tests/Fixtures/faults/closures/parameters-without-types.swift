let count = { text in text.count }
//            ^ error: cannot infer type of closure parameter 'text' without a type annotation
let first = { (text) -> Int in text.count }
//             ^ error: cannot infer type of closure parameter 'text' without a type annotation
let second = { $0.count }
//           ^ error: cannot infer type of closure parameter '$0' without a type annotation
let third = Optional.none.map { $0.count }
//                            ^ error: cannot infer type of closure parameter '$0' without a type annotation
