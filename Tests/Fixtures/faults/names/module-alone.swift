let module = Swift
//           ^ error: expected module member name after module name
