struct Settings { var a: Int; var font: Font }
struct Font { let size: Int }
let settings = Settings(a: 1, font: Font(size: 1))
settings.font = Font(14)
//       ^ error: cannot assign to property: 'settings' is a 'let' constant
//                   ^ error: missing argument label 'size:' in call
settings.a = "x"
//       ^ error: cannot assign to property: 'settings' is a 'let' constant
//           ^ error: cannot assign value of type 'String' to type 'Int'
