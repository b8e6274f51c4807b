struct S { var x: Int = nil }
//                      ^ error: 'nil' cannot initialize specified type 'Int'
class C { var x: [String] = nil; var y: Int? = nil }
//                          ^ error: 'nil' cannot initialize specified type '[String]'
