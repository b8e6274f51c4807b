// A range of literals is a collection only if its bounds can be counted.
print(("a"..."c").count)
//                ^ error: referencing property 'count' on 'ClosedRange' requires that 'String' conform to 'Strideable'
print((0.5...2.5).isEmpty, (0.5...2.5).count)
//                                     ^ error: referencing property 'count' on 'ClosedRange' requires that 'Double' conform to 'SignedInteger'
let letters = ("a"..."c").reversed()
//                        ^ error: no exact matches in call to instance method 'reversed'
print(("a"..."c").contains("b"))
