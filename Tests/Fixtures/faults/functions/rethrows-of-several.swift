func total(_ parts: (() throws -> Int)...) rethrows -> Int { parts.count }
//                                         ^ error: 'rethrows' function must take a throwing function argument
print(total({ 1 }, { 2 }))
//    ^ error: call can throw but is not marked with 'try'
func first(_ parts: [() throws -> Int]) rethrows -> Int { parts.count }
//                                      ^ error: 'rethrows' function must take a throwing function argument
print(first([{ 1 }]))
//    ^ error: call can throw but is not marked with 'try'
