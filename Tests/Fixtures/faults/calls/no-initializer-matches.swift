let x = Int([1])
//      ^ error: no exact matches in call to initializer
