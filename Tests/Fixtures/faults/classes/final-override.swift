class A { final func f() {} }
class B: A { override func f() {} }
//                         ^ error: instance method overrides a 'final' instance method
