struct Player {}
extension Player { var name = "a" }
//                     ^ error: extensions must not contain stored properties
