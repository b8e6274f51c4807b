let text = 3 as String
//         ^ error: cannot convert value of type 'Int' to type 'String' in coercion
