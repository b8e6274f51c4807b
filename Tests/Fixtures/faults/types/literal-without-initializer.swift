struct Bag {}
let bag: Bag = [1]
//             ^ error: cannot convert value of type '[Int]' to specified type 'Bag'
