class Lamp {}
func light<T: Lamp>(_ lamp: T) {}
func keep<T: AnyObject>(_ object: T) {}
light(1)
// ^1 error: global function 'light' requires that 'Int' inherit from 'Lamp'
keep(2)
// ^1 error: global function 'keep' requires that 'Int' be a class type
