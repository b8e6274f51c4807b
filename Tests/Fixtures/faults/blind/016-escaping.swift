final class Loader {
    var handlers: [(String) -> Void] = []
    var name = "loader"

    func onLoad(_ handler: (String) -> Void) {
        handlers.append(handler)
//                      ^ error: converting non-escaping parameter 'handler' to generic parameter 'Element' may allow it to escape
    }

    func load() {
        handlers.forEach { $0(name) }
    }

    func later(_ work: () -> Void) -> () -> Void {
        return { work() }
    }
}

let loader = Loader()
loader.onLoad { print($0) }
loader.load()
loader.later { print("later") }()
