final class Analytics {
    static let shared = Analytics()
    private init() {}
    private var events: [String] = []
    static func track(_ name: String) { shared.events.append(name) }
    var count: Int { events.count }
}

struct Button {
    private let title: String
    var action: () -> Void
}

let analytics = Analytics()
//              ^ error: 'Analytics' initializer is inaccessible due to 'private' protection level
analytics.track("open")
Analytics.shared.track("close")
//        ^ error: static member 'track' cannot be used on instance of type 'Analytics'
print(Analytics.count)
//    ^ error: instance member 'count' cannot be used on type 'Analytics'; did you mean to use a value of this type instead?
let button = Button(title: "OK", action: { Analytics.track(3) })
//           ^ error: 'Button' initializer is inaccessible due to 'private' protection level
//                                                         ^ error: cannot convert value of type 'Int' to expected argument type 'String'
button.action
