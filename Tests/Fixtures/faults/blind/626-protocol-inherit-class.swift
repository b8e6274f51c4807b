class A {}
protocol P: A {}
class H: P {}
//    ^ error: 'P' requires that 'H' inherit from 'A'
//    ^ error: type 'H' does not conform to protocol 'P'
