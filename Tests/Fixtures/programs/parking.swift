// An elevator, a parking lot, a bank queue, a robot: interview exercises.
struct SeededGenerator: RandomNumberGenerator { private var s: UInt64; init(seed: UInt64) { s = seed }
    mutating func next() -> UInt64 { s ^= s << 13; s ^= s >> 7; s ^= s << 17; return s } }
enum VehicleSize: Int, Comparable, CaseIterable { case motorcycle = 1, car, bus
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
protocol Vehicle { var plate: String { get }; var size: VehicleSize { get } }
extension Vehicle { var fee: Int { size.rawValue * 5 } }
struct Car: Vehicle { let plate: String; let size = VehicleSize.car }
struct Bus: Vehicle { let plate: String; let size = VehicleSize.bus; var fee: Int { 100 } }
struct Motorcycle: Vehicle { let plate: String; var size: VehicleSize { .motorcycle } }
final class ParkingLot {
    struct Spot { let number: Int; let size: VehicleSize; var vehicle: (any Vehicle)?; var isFree: Bool { vehicle == nil } }
    enum ParkingError: Error, Equatable { case full(VehicleSize), alreadyParked(String), notFound }
    private var spots: [Spot]
    private(set) var income = 0
    init(layout: [(VehicleSize, Int)]) {
        var n = 0
        spots = layout.flatMap { size, count in (0..<count).map { _ in n += 1; return Spot(number: n, size: size) } }
    }
    @discardableResult func park(_ v: any Vehicle) throws -> Int {
        if let s = spots.first(where: { $0.vehicle?.plate == v.plate }) { throw ParkingError.alreadyParked("\(v.plate)@\(s.number)") }
        guard let i = spots.indices.filter({ spots[$0].isFree && spots[$0].size >= v.size }).min(by: { spots[$0].size < spots[$1].size }) else { throw ParkingError.full(v.size) }
        spots[i].vehicle = v
        return spots[i].number
    }
    func leave(_ plate: String, hours: Int = 1) throws -> Int {
        guard let i = spots.firstIndex(where: { $0.vehicle?.plate == plate }), let v = spots[i].vehicle else { throw ParkingError.notFound }
        spots[i].vehicle = nil
        defer { income += v.fee * hours }
        return v.fee * hours
    }
    var map: String { spots.map { $0.isFree ? "_" : String($0.vehicle!.plate.prefix(1)) }.joined() }
}
let lot = ParkingLot(layout: [(.motorcycle, 1), (.car, 2), (.bus, 1)])
let vehicles: [any Vehicle] = [Car(plate: "C1"), Motorcycle(plate: "M1"), Motorcycle(plate: "N2"), Car(plate: "D3"), Bus(plate: "B1"), Car(plate: "C1")]
for v in vehicles { do { print(v.plate, "→", try lot.park(v)) } catch let e as ParkingLot.ParkingError { print(v.plate, e, e == .full(.bus)) } }
print(lot.map, try lot.leave("C1", hours: 3), (try? lot.leave("??")) as Any, lot.map, lot.income, vehicles.map(\.fee))
struct Robot { enum Heading: Int { case n, e, s, w; var delta: (Int, Int) { [(0, 1), (1, 0), (0, -1), (-1, 0)][rawValue] }
        static func + (h: Heading, turns: Int) -> Heading { Heading(rawValue: ((h.rawValue + turns) % 4 + 4) % 4)! } }
    private(set) var x = 0, y = 0, heading = Heading.n, trail: Set<[Int]> = []
    mutating func run(_ program: String) -> Robot { program.forEach { step($0) }; return self }
    private mutating func step(_ c: Character) {
        switch c { case "L": heading = heading + -1
        case "R": heading = heading + 1
        case "F": let (dx, dy) = heading.delta; x += dx; y += dy; trail.insert([x, y])
        default: preconditionFailure("bad \(c)") }
    } }
var robot = Robot()
let r2 = robot.run("FFRFFRFLLL")
print(r2.x, r2.y, r2.heading, r2.trail.count, robot.x == r2.x)
class Elevator { private(set) var floor = 0, log: [String] = []; private var stops: [Int] = []
    var isMoving: Bool { !stops.isEmpty }
    func call(_ f: Int...) { for x in f where !stops.contains(x) { stops.append(x) }; stops.sort { abs($0 - floor) < abs($1 - floor) } }
    func step() { guard let target = stops.first else { return }; floor += (target - floor).signum(); if floor == target { stops.removeFirst(); log.append("open \(floor)") } } }
let lift = Elevator(); lift.call(3, 1, 3)
var steps = 0
while lift.isMoving { lift.step(); steps += 1; if steps == 2 { lift.call(0) } }
print(lift.log, steps, lift.floor)
var gen = SeededGenerator(seed: 7)
let rolls = (0..<5).map { _ in Int.random(in: 1...6, using: &gen) }
print(rolls.allSatisfy { 1...6 ~= $0 }, [1, 2, 3].shuffled(using: &gen).sorted(), Bool.random(using: &gen) || true, ["a"].randomElement(using: &gen)!)
struct Teller { var freeAt = 0; var served: [String] = [] }
var tellers = [Teller](repeating: Teller(), count: 2)
for (name, arrival, length) in [("Ann", 0, 5), ("Bob", 1, 2), ("Cy", 2, 4), ("Di", 3, 1)] {
    let i = tellers.indices.min { (tellers[$0].freeAt, $0) < (tellers[$1].freeAt, $1) }!
    let start = max(arrival, tellers[i].freeAt)
    tellers[i].freeAt = start + length; tellers[i].served.append("\(name)@\(start)")
}
print(tellers.map { $0.served.joined(separator: ",") }, tellers.map(\.freeAt).max()!)
