struct Player { var name = "a" }
print(Player.name)
//    ^ error: instance member 'name' cannot be used on type 'Player'; did you mean to use a value of this type instead?
