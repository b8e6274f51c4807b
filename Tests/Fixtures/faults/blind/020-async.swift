import Foundation

struct Weather {
    let city: String
    let degrees: Int
}

func load(_ city: String) async throws -> Weather {
    try await Task.sleep(nanoseconds: 1)
    return Weather(city: city, degrees: 20)
}

func report(_ cities: [String]) async throws -> [Weather] {
    var result: [Weather] = []
    for city in cities {
        let weather = try load(city)
//                    ^ error: expression is 'async' but is not marked with 'await'
        result.append(weather)
    }
    return result
}

func show() {
    let weather = try await load("Rome")
//                ^ error: errors thrown from here are not handled
//                          ^ error: 'async' call in a function that does not support concurrency
    print(weather.city)
}

show()
