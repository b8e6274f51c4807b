// A key that is not Hashable is reported where the type is written, and at each use of what only dictionaries have.
struct Station { let name: String }

struct Tally<Element> {
  private var counts: [Element: Int] = [:]
//                    ^ error: type 'Element' does not conform to protocol 'Hashable'

  mutating func add(_ element: Element) { counts[element, default: 0] += 1 }
//                                              ^ error: referencing subscript 'subscript(_:default:)' on 'Dictionary' requires that 'Element' conform to 'Hashable'

  func count(of element: Element) -> Int {
    print(counts.count, counts.isEmpty)
    return counts[element] ?? 0
//               ^ error: referencing subscript 'subscript(_:)' on 'Dictionary' requires that 'Element' conform to 'Hashable'
  }

  func ranks(_ elements: [Element]) -> Int {
    var ranks: [Element: Int] = [:]
//             ^ error: type 'Element' does not conform to protocol 'Hashable'
    for element in elements { ranks[element] = ranks.count }
//                                 ^ error: referencing subscript 'subscript(_:)' on 'Dictionary' requires that 'Element' conform to 'Hashable'
    let seen: Set<Element> = []
//            ^ error: type 'Element' does not conform to protocol 'Hashable'
    return ranks.count + seen.count
  }
}

final class Timetable {
  private var departures: [Station: [Int]] = [:]
//                        ^ error: type 'Station' does not conform to protocol 'Hashable'

  func add(_ minute: Int, at station: Station) {
    departures[station, default: []].append(minute)
//            ^ error: referencing subscript 'subscript(_:default:)' on 'Dictionary' requires that 'Station' conform to 'Hashable'
  }

  func close(_ station: Station) { departures.removeValue(forKey: station) }
//                                            ^ error: referencing instance method 'removeValue(forKey:)' on 'Dictionary' requires that 'Station' conform to 'Hashable'
}

// What the types of parameters require holds in the body.
func merged<Key>(_ first: [Key: Int], _ second: [Key: Int]) -> [Key: Int] {
  var all: [Key: Int] = first
  for (key, value) in second { all[key] = value }
  return all
}
