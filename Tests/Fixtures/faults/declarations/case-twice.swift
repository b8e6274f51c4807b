enum Direction { case north, south, north }
//                                  ^ error: invalid redeclaration of 'north'
