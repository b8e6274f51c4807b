struct Notification {
    let title: String
    let badge: Int
    let isSilent: Bool

    init(title: String, badge: Int = 0, silent: Bool = false) {
        self.title = title
        self.badge = badge
        self.isSilent = silent
    }
}

func schedule(_ notifications: Notification..., at hour: Int) {
    for notification in notifications {
        print(hour, notification.title)
    }
}

let lunch = Notification(title: "Lunch", isSilent: true)
//                      ^ error: incorrect argument label in call (have 'title:isSilent:', expected 'title:silent:')
let dinner = Notification("Dinner", badge: 2)
//                       ^ error: missing argument label 'title:' in call
schedule([lunch, dinner], at: 12)
//       ^ error: cannot pass array of type '[Notification]' as variadic arguments of type 'Notification'
schedule(lunch, dinner)
//            ^ error: missing argument for parameter 'at' in call
schedule(lunch, at: 12, 30)
//                      ^ error: extra argument in call
