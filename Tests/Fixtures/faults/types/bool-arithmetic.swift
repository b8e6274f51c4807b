let x = true + 1
//      ^ error: cannot convert value of type 'Bool' to expected argument type 'Int'
