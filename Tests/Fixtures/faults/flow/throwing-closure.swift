enum Oops: Error { case bad }
func perform(_ body: () -> Void) { body() }
perform { throw Oops.bad }
//      ^ error: invalid conversion from throwing function of type '() throws -> Void' to non-throwing function type '() -> Void'
