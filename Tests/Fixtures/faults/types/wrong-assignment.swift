var count = 1
count = "two"
//      ^ error: cannot assign value of type 'String' to type 'Int'
