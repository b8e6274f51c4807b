protocol Shape {}
struct Note {}
let shape: Shape = Note()
//                 ^ error: value of type 'Note' does not conform to specified type 'Shape'
var other: (any Shape)?
other = Note()
//      ^ error: cannot assign value of type 'Note' to type '(any Shape)?'
func make() -> Shape { Note() }
//                     ^ error: return expression of type 'Note' does not conform to 'Shape'
let error = Note() as Error
//          ^ error: cannot convert value of type 'Note' to type 'any Error' in coercion
