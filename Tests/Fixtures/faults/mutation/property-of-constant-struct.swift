struct Player { var name: String }
let p = Player(name: "a")
p.name = "b"
// ^3 error: cannot assign to property: 'p' is a 'let' constant
