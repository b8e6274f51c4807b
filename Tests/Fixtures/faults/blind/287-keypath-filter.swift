struct T { let title: String; let p: Int? }
let ts: [T] = []
let a = ts.filter(\.title)
//                ^ error: key path value type 'String' cannot be converted to contextual type 'Bool'
let b = ts.filter(\.title).map(\.p).filter { $0 > 2 }
//                ^ error: key path value type 'String' cannot be converted to contextual type 'Bool'
//                             ^ error: key path value type 'Int?' cannot be converted to contextual type 'Int'
