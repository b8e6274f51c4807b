struct Player { let name: String }
var p = Player(name: "a")
p.name = "b"
// ^3 error: cannot assign to property: 'name' is a 'let' constant
