func take(_ pairs: [String: String]) {}
take([])
//   ^ error: use [:] to get an empty dictionary literal
