import Foundation

struct Event {
    let title: String
    let date: Date
    let duration: TimeInterval
}

func endDate(of event: Event) -> Date {
    return event.date + event.duration
}

func format(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = 2024
//                         ^ error: cannot assign value of type 'Int' to type 'String'
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter.string(date)
//                          ^ error: missing argument label 'from:' in call
}

let meeting = Event(title: "Standup", date: Date(timeIntervalSince1970: 0), duration: "15")
//                                                                                    ^ error: cannot convert value of type 'String' to expected argument type 'TimeInterval' (aka 'Double')
print(format(endDate(of: meeting)))
let days = Calendar.current.dateComponents([.day], from: meeting.date, to: endDate(of: meeting)).day
print(days + 1)
