// Swift Apprentice style: classes, inheritance, ARC
class Person {
    let firstName: String
    var lastName: String
    private(set) static var population = 0
    init(firstName: String, lastName: String) { self.firstName = firstName; self.lastName = lastName; Person.population += 1 }
    deinit { Person.population -= 1; print("bye \(fullName)") }
    var fullName: String { "\(firstName) \(lastName)" }
    func greet() -> String { "Hi, I'm \(fullName)" }
    class var species: String { "human" }
}
struct Grade { var letter: Character; var points: Double; var credits: Double }
class Student: Person {
    var grades: [Grade] = [] { didSet { if grades.count > oldValue.count { print("\(firstName) now has \(grades.count)") } } }
    weak var partner: Student?
    unowned let school: School
    init(_ f: String, _ l: String, at school: School) { self.school = school; super.init(firstName: f, lastName: l); school.enroll(self) }
    convenience init?(parse s: String, at school: School) {
        let p = s.split(separator: " ")
        guard p.count == 2 else { return nil }
        self.init(String(p[0]), String(p[1]), at: school)
    }
    func record(_ g: Grade) { grades.append(g) }
    override func greet() -> String { super.greet() + " from \(school.name)" }
    override class var species: String { super.species + "/student" }
    var gpa: Double { let c = grades.map(\.credits).reduce(0, +); return c == 0 ? 0 : grades.reduce(0) { $0 + $1.points * $1.credits } / c }
}
final class BandMember: Student {
    var practice = 2
    override var fullName: String { "♪" + super.fullName }
}
final class School {
    let name: String
    private var students: [ObjectIdentifier: () -> Student?] = [:]
    init(_ n: String) { name = n }
    func enroll(_ s: Student) { students[ObjectIdentifier(s)] = { [weak s] in s } }
    var alive: [Student] { students.values.compactMap { $0() }.sorted { $0.firstName < $1.firstName } }
    deinit { print("school closed") }
}
func run() {
    let school = School("MIT")
    var a: Student? = Student("Ann", "Lee", at: school)
    let b = BandMember("Bob", "Ray", at: school)
    a?.partner = b; b.partner = a
    a?.record(Grade(letter: "A", points: 4, credits: 3)); a?.record(Grade(letter: "B", points: 3, credits: 1))
    print(a!.gpa, b.gpa, a!.greet(), b.greet())
    print(Person.population, type(of: b as Person).species, Student(parse: "x", at: school) == nil)
    let people: [Person] = [a!, b, Person(firstName: "Cy", lastName: "D")]
    for p in people {
        switch p {
        case let m as BandMember: print("band", m.practice)
        case is Student: print("student")
        default: print("person")
        }
    }
    print(school.alive.map(\.fullName), b.partner === a)
    _ = people
    a = nil
    print("partner", b.partner?.firstName ?? "gone", people.count)
}
run()
print(Person.population)
class Account { private var balance = 0.0
    func withdraw(_ x: Double) throws { guard x <= balance else { throw Failure.insufficient(needed: x - balance) }; balance -= x }
    func deposit(_ x: Double) { balance += x }
    enum Failure: Error, Equatable { case insufficient(needed: Double) } }
let acc = Account(); acc.deposit(10)
do { try acc.withdraw(4); try acc.withdraw(10) } catch Account.Failure.insufficient(let n) where n > 3 { print("need", n) } catch { print("e") }
let onDone: [() -> Void] = (1...3).map { i in { print("job", i, terminator: " ") } }
onDone.forEach { $0() }; print()
var expensive: Int = { print("computing"); return 42 }()
print(expensive, expensive)
