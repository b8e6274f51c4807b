func run() throws {
  throw "oops"
//      ^ error: thrown expression type 'String' does not conform to 'Error'
}
