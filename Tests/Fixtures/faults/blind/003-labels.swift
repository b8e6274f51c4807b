struct Mail {
    var to: String
    var subject: String
    var body: String
}

func send(_ mail: Mail, after delay: Int = 0, priority: Int = 1) -> Bool {
    print("sending \(mail.subject) to \(mail.to) after \(delay)s with \(priority)")
    return delay == 0
}

let first = Mail(to: "ann@example.com", subject: "Hi", body: "Hello")
let second = Mail(subject: "Re: Hi", to: "bob@example.com", body: "Hello again")
//                                   ^ error: argument 'to' must precede argument 'subject'
if send(first, delay: 2) {
//                    ^ error: extra argument 'delay' in call
    print("sent")
}
if send(second, priority: 3, after: 1) {
//                           ^ error: argument 'after' must precede argument 'priority'
    print("sent")
}
