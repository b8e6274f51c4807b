// The arguments of the type that an alias stands for satisfy its requirements.

struct Place {}
struct Index<Key: Hashable> {}

typealias Positions = [Place: Int]
//                    ^ error: type 'Place' does not conform to protocol 'Hashable'
typealias Places = Set<Place>
//                 ^ error: type 'Place' does not conform to protocol 'Hashable'
typealias Pairs = Index<(Int, Int)>
//                ^ error: type '(Int, Int)' does not conform to protocol 'Hashable'
typealias Actions = Index<() -> Void>
//                  ^ error: type '() -> Void' does not conform to protocol 'Hashable'
typealias Names = Index<String>

enum Map {
  typealias Table = [String: Index<Place>]
//                           ^ error: type 'Place' does not conform to protocol 'Hashable'
}

func local() {
  typealias Inner = Index<Place>
//                  ^ error: type 'Place' does not conform to protocol 'Hashable'
}
