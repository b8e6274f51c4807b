func twice(_ work: (Int) throws -> Int) -> Int { work(1) + work(2) }
//                                               ^ error: call can throw, but it is not marked with 'try' and the error is not handled
//                                                         ^ error: call can throw, but it is not marked with 'try' and the error is not handled
