enum E: Error { case a }
func f() throws(E) -> Int { throw .a }
func handle(_ body: () throws(E) -> Void) { do { try body() } catch { print(error) } }
handle { throw E.a }
//     ^ error: invalid conversion of thrown error type 'any Error' to 'E'
func any() throws -> Int { 3 }
do throws(E) { _ = try f(); _ = try any() } catch { print(error) }
//                                  ^ error: thrown expression type 'any Error' cannot be converted to error type 'E'
