struct Player { var name }
//                  ^ error: type annotation missing in pattern
