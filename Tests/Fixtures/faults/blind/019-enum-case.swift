enum Theme: String, CaseIterable {
    case light, dark, system
}

enum Route {
    case home
    case profile(id: Int)
    case settings(section: String, highlighted: Bool)
}

func open(_ route: Route) {
    print(route)
}

open(.profile("7"))
//            ^ error: cannot convert value of type 'String' to expected argument type 'Int'
//            ^ error: missing argument label 'id:' in call
open(.settings(section: "general"))
//                               ^ error: missing argument for parameter 'highlighted' in call
open(.home())
//    ^ error: enum case 'home' has no associated values
let theme = Theme(rawValue: "dark")
print(theme.rawValue)
//    ^ error: value of optional type 'Theme?' must be unwrapped to refer to member 'rawValue' of wrapped base type 'Theme'
print(Theme.allCases.map { $0.rawvalue })
//                            ^ error: value of type 'Theme' has no member 'rawvalue'
let fallback: Theme = .drak
//                     ^ error: type 'Theme' has no member 'drak'
print(fallback)
