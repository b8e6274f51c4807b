class A { final func close() {} }
class B: A { override func close() {} }
//                         ^ error: instance method overrides a 'final' instance method
let s: B = B()
s.close()
// ^3 error: ambiguous use of 'close()'
