enum Theme: String { case dark }
struct Settings { var theme = Theme.dark; var size = 1; var other: Theme? }
var settings = Settings()
settings.theme = "dark"
//             ^ error: cannot assign value of type 'String' to type 'Theme'
settings.size = "x"
//              ^ error: cannot assign value of type 'String' to type 'Int'
settings.other = "dark"
//               ^ error: cannot assign value of type 'String' to type 'Theme'
let raw = "dark"
settings.theme = raw
//             ^ error: cannot assign value of type 'String' to type 'Theme'
