protocol Lit {}
extension Lit { static var watts = 1 }
//                         ^ error: static stored properties not supported in protocol extensions
