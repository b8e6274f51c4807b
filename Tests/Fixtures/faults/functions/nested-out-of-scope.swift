func outer() { func inner() {} }
inner()
// ^1 error: cannot find 'inner' in scope
