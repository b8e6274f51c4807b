class Root { func draw() { super.draw() } }
//                         ^ error: 'super' cannot be used in class 'Root' because it has no superclass
struct Shape { func draw() { super.draw() } }
//                           ^ error: 'super' cannot be used in non-class type 'Shape'
func draw() { super.draw() }
//            ^ error: 'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript
