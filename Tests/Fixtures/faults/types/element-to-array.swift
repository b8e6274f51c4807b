let n: [Int] = 1
//             ^ error: cannot convert value of type 'Int' to specified type '[Int]'
