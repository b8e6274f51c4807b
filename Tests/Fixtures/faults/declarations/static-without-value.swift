struct Config { static let limit: Int }
//                         ^ error: 'static let' declaration requires an initializer expression or an explicitly stated getter
