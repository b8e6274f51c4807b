enum E: Error { case a }
func each(_ f: () throws -> Void) rethrows { try f() }
each { throw E.a }
// ^1 error: call can throw but is not marked with 'try'
