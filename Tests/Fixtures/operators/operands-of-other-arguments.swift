// An operator that a generic type declares for operands with other arguments than its own.
struct Ratio<A, B> {}
enum Length {}
enum Time {}
struct Unit<Kind> { let factor: Double }
extension Unit where Kind == Length { static var kilometre: Unit { Unit(factor: 1000) } }
extension Unit where Kind == Time { static var hour: Unit { Unit(factor: 3600) } }
extension Unit {
  static func / <A, B>(a: Unit<A>, b: Unit<B>) -> Unit<Ratio<A, B>> where Kind == Ratio<A, B> {
    Unit<Ratio<A, B>>(factor: a.factor / b.factor)
  }
}
let speed: Unit<Ratio<Length, Time>> = Unit<Length>.kilometre / Unit<Time>.hour
print(speed, Unit<Length>.kilometre / Unit<Time>.hour)
