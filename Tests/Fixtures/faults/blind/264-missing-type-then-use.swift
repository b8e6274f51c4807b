struct Settings { var a: Int }
func apply(_ settings: Settings, appearance: Appearance) -> Settings { settings }
//                                           ^ error: cannot find type 'Appearance' in scope
let settings = Settings(a: 1)
print(apply(settings, appearance: .dark).a)
//                                 ^ error: cannot infer contextual base in reference to member 'dark'
settings.a = 2
//       ^ error: cannot assign to property: 'settings' is a 'let' constant
