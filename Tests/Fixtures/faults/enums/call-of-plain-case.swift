enum Route { case home, other(Int) }
func open(_ route: Route) {}
open(.home())
//    ^ error: enum case 'home' has no associated values
let r: Route = .home()
//              ^ error: enum case 'home' has no associated values
open(Route.home())
//         ^ error: enum case 'home' has no associated values
