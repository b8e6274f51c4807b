struct Problem {}
func first() throws(Int) {}
//                  ^ error: thrown type 'Int' does not conform to the 'Error' protocol
func second() throws(Problem) {}
//                   ^ error: thrown type 'Problem' does not conform to the 'Error' protocol
