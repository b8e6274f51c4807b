let five: () -> Int = { 5 }
let number: Int = five
//                ^ error: function produces expected type 'Int'; did you mean to call it with '()'?
struct Maker { let make: () -> Int }
let made: Int = Maker(make: five).make
//                                ^ error: function produces expected type 'Int'; did you mean to call it with '()'?
func take(_ number: Int) {}
take(five)
//   ^ error: function produces expected type 'Int'; did you mean to call it with '()'?
func give() -> Int { five }
//                   ^ error: function produces expected type 'Int'; did you mean to call it with '()'?
