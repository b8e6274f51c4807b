import Foundation

struct Movie: Decodable, Hashable {
//     ^ error: type 'Movie' does not conform to protocol 'Decodable'
    let title: String
    let year: Int
    let ratings: [Double]

    enum CodingKeys: String, CodingKey {
        case title
        case year = "release_year"
        case scores
    }

    var average: Double? {
        ratings.isEmpty ? nil : ratings.reduce(0, +) / Double(ratings.count)
    }
}

final class MoviesViewModel {
    private(set) var movies: [Movie] = [] {
        didSet { reload() }
    }
    var best: Movie? {
        movies.max { $0.average! < $1.average }
//                                    ^ error: value of optional type 'Double?' must be unwrapped to a value of type 'Double'
    }
    func reload() -> Bool { print(movies.count) }
//                          ^ error: cannot convert return expression of type '()' to return type 'Bool'
}

print(MoviesViewModel().best?.title ?? "none")
