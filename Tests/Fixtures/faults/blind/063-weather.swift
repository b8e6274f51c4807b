struct Reading {
    let station: String
    let values: [Double]
}

func average(_ reading: Reading) -> Double {
    reading.values.reduce(0, +) / reading.values.count
//                           ^ error: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'
//                              ^ error: cannot convert return expression of type 'Int' to return type 'Double'
}

func hottest(_ readings: [Reading]) -> String? {
    let best = readings.max { average($0) < average($1) }
    return best.station
//         ^ error: value of optional type 'Reading?' must be unwrapped to refer to member 'station' of wrapped base type 'Reading'
}

let readings = [Reading(station: "N", values: [1, 2]), Reading(station: "S", values: [4])]
print(hottest(readings) ?? "none", readings.map(average))
