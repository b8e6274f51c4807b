let class = 3
//  ^ error: keyword 'class' cannot be used as an identifier here
func default() {}
//   ^ error: keyword 'default' cannot be used as an identifier here
let in = 2
//  ^ error: keyword 'in' cannot be used as an identifier here
struct P { var self: Int }
//             ^ error: keyword 'self' cannot be used as an identifier here
//             ^ error: property declaration does not bind any variables
