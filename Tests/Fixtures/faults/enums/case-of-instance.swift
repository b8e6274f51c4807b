enum Way { case north, south }
let way = Way.north
print(way.south)
//    ^ error: enum case 'south' cannot be used as an instance member
