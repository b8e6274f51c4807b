var s: String? = null
//               ^ error: cannot find 'null' in scope
if s == null { print(s) }
//      ^ error: cannot find 'null' in scope
