struct Player { lazy let name = "a" }
//              ^ error: 'lazy' cannot be used on a let
