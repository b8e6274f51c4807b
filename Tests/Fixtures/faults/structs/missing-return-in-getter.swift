struct P { var x: Int { let y = 1 } }
//                          ^ warning: initialization of immutable value 'y' was never used; consider replacing with assignment to '_' or removing it
//                                ^ error: missing return in getter expected to return 'Int'
