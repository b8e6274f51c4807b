struct Settings {
    enum Appearance { case light, dark }
    struct Font {
        let size: Int
        static let body = Font(size: 12)
    }
    var appearance: Appearance
    var font: Font = .body
}

func apply(_ settings: Settings, appearance: Appearance) -> Settings {
//                                           ^ error: cannot find type 'Appearance' in scope
    var copy = settings
    copy.appearance = appearance
    copy.font = .title
//               ^ error: type 'Settings.Font' has no member 'title'
    return copy
}

let settings = Settings(appearance: .light)
print(apply(settings, appearance: .dark).font.size)
//                                 ^ error: cannot infer contextual base in reference to member 'dark'
settings.font = Settings.Font(14)
//       ^ error: cannot assign to property: 'settings' is a 'let' constant
//                            ^ error: missing argument label 'size:' in call
