struct Thing {}
let sorted = [Thing(), Thing()].sorted()
//                              ^ error: referencing instance method 'sorted()' on 'Sequence' requires that 'Thing' conform to 'Comparable'
