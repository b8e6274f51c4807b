// An enum that is compared by associated values of a type of the library that the program made comparable.
enum Rank: Int, Comparable { case two = 2, three, four, ace
 static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue } }
extension Array: @retroactive Comparable where Element: Comparable {
    public static func < (a: [Element], b: [Element]) -> Bool { a.lexicographicallyPrecedes(b) }
}
enum Hand: Comparable { case high([Rank]); case pair(Rank, kickers: [Rank]) }
print(Hand.high([.two]) < .high([.three]), Hand.high([.three]) < .high([.two]), Hand.high([.three]) > .high([.two]))
print(Hand.pair(.two, kickers: [.ace, .two]) < .pair(.two, kickers: [.ace, .three]))
print(Hand.pair(.two, kickers: [.ace, .three]) < .pair(.two, kickers: [.ace, .two]))
print(Hand.pair(.two, kickers: [.ace, .three]) > .pair(.two, kickers: [.ace, .two]))
let r: [(name: String, hand: Hand)] = [("a", .pair(.two, kickers: [.ace, .two])), ("b", .pair(.two, kickers: [.ace, .three]))]
print(r.sorted { $0.hand > $1.hand }.map(\.name))
let h = [Hand.high([.two]), .pair(.ace, kickers: []), .high([.ace, .two])]
print(h.sorted(), h.max()!)
