enum Plan: String, CaseIterable {
    case free, pro, team
}

struct Price {
    let plan: Plan
    let seats: Int

    var monthly: Double {
        let base: Double = switch plan {
        case .free: 0
        case .pro: "9.5"
//                 ^ error: cannot convert value of type 'String' to specified type 'Double'
        case .team: 7
        }
        return base * seats
//                    ^ error: cannot convert value of type 'Int' to expected argument type 'Double'
    }

    var label: String {
        if seats > 1 { "\(seats) seats" } else { seats }
//                                               ^ error: cannot convert value of type 'Int' to specified type 'String'
    }
}

print(Plan.allCases.map { Price(plan: $0, seats: 2).monthly })
