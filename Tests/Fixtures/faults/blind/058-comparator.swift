struct Track {
    let title: String
    let seconds: Int
    let rating: Double?
}

let tracks = [
    Track(title: "One", seconds: 200, rating: 4.5),
    Track(title: "Two", seconds: 180, rating: nil),
]

let byRating = tracks.sorted { $0.rating > $1.rating }
//                                ^ error: value of optional type 'Double?' must be unwrapped to a value of type 'Double'
//                                            ^ error: value of optional type 'Double?' must be unwrapped to a value of type 'Double'
let longest = tracks.max(by: { $0.seconds })
//                           ^ error: contextual closure type '(Track, Track) throws -> Bool' expects 2 arguments, but 1 was used in closure body
//                                ^ error: cannot convert value of type 'Int' to closure result type 'Bool'
print(byRating.map { $0.title }, longest?.title ?? "")
