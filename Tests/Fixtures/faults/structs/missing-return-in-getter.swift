struct P { var x: Int { let y = 1 } }
//                                ^ error: missing return in getter expected to return 'Int'
