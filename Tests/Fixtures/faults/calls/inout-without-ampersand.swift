func increment(_ value: inout Int) { value += 1 }
var n = 1
increment(n)
//        ^ error: passing value of type 'Int' to an inout parameter requires explicit '&'
