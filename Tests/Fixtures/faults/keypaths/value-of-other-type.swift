struct Person { var name = "", age = 1; let id = 2 }
let ages: [Int] = [Person()].map(\.name)
//                               ^ error: key path value type 'String' cannot be converted to contextual type 'Int'
