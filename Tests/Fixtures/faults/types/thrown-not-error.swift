struct Problem {}
func fail(_ e: Error) {}
fail(Problem())
//   ^ error: argument type 'Problem' does not conform to expected type 'Error'
