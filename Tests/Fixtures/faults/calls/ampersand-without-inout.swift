func show(_ value: Int) {}
var n = 1
show(&n)
//   ^ error: '&' used with non-inout argument of type 'Int'
