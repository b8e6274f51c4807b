func load() throws -> Int { 1 }
func total() throws -> Int { 1 + try load() }
//                               ^ error: 'try' cannot appear to the right of a non-assignment operator
