let n: Int = "3"
//           ^ error: cannot convert value of type 'String' to specified type 'Int'
