struct P {}
print([P()].sorted())
//          ^ error: referencing instance method 'sorted()' on 'Sequence' requires that 'P' conform to 'Comparable'
