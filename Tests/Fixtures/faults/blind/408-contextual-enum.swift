enum Route { case home, profile(id: Int) }
func open(_ r: Route) {}
open(.homes)
//    ^ error: type 'Route' has no member 'homes'
open(.profile)
//    ^ error: member 'profile(id:)' expects argument of type 'Int'
open(.profile(7))
//            ^ error: missing argument label 'id:' in call
open(.profile(name: 7))
//           ^ error: incorrect argument label in call (have 'name:', expected 'id:')
open(.profile(id: 7, 8))
//                   ^ error: extra argument in call
open(.profile())
//            ^ error: missing argument for parameter 'id' in call
let r = Route.home(1)
//            ^ error: enum case 'home' has no associated values
let s: [Route] = [.home, .foo]
//                        ^ error: type 'Route' has no member 'foo'
