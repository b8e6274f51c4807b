let n: Int = [1, 2]
//           ^ error: cannot convert value of type '[Int]' to specified type 'Int'
