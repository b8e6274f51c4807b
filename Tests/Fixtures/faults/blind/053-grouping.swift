struct Sale {
    let region: String
    let amount: Double
}

let sales = [
    Sale(region: "north", amount: 10),
    Sale(region: "south", amount: 4),
    Sale(region: "north", amount: 6),
]

func report(_ sales: [Sale]) -> [String: Double] {
    let groups = Dictionary(grouping: sales, by: { $0.region })
    return groups.mapValues { $0.reduce(0) { $0 + $1 } }
//                                                ^ error: cannot convert value of type 'Sale' to expected argument type 'Double'
}

let ranking = report(sales)
    .sorted { $0.value > $1.value }
    .map { "\($0.region): \($0.value)" }
//               ^ error: value of tuple type 'Dictionary<String, Double>.Element' (aka '(key: String, value: Double)') has no member 'region'
print(ranking.joined(separator: "\n"))
