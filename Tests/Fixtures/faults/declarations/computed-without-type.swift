struct Player { var name { "a" } }
//                  ^ error: computed property must have an explicit type
