let s: String = 3
//              ^ error: cannot convert value of type 'Int' to specified type 'String'
