// A pattern with another number of values is reported behind the case's name, and at the name in a closure or an expression, where the
// pattern is solved with the rest and the first such one is told of.

enum Route {
  case home
  case user(id: Int)
  case search(query: String, page: Int)
  case box(frame: (x: Int, y: Int))
}

func path(_ route: Route) -> String {
  switch route {
  case .home: return "/"
  case .user(let id, let name): return "\(id)"
//          ^ error: tuple pattern has the wrong length for tuple type '(id: Int)'
  case .search(let query, let page, let limit): return query
//            ^ error: tuple pattern has the wrong length for tuple type '(query: String, page: Int)'
  case .box(let x, let y, let z): return "\(x)"
//         ^ error: tuple pattern has the wrong length for tuple type '(frame: (x: Int, y: Int))'
  }
}

func paths(_ routes: [Route]) -> [String] {
  routes.map { route -> String in
    switch route {
    case .user(let id, let name): return "\(id)"
//        ^ error: tuple pattern has the wrong length for tuple type 'Int'
    case let .search(query, page, limit): return query
    default: return "/"
    }
  }
}

func each(_ routes: [Route]) {
  routes.forEach { route in
    switch route {
    case .box(let x, let y, let z): print(x)
//        ^ error: pattern with associated values does not match enum case 'box'
    default: print(1)
    }
  }
}

func number(_ route: Route) -> Int {
  switch route {
  case .search(_, _, _): 1
//      ^ error: tuple pattern has the wrong length for tuple type '(String, Int)'
  default: 2
  }
}
