struct Employee {
    let name: String
    let salary: Double
    let department: Department
}

struct Department {
    let title: String
}

let staff = [
    Employee(name: "Ann", salary: 1200, department: Department(title: "Sales")),
    Employee(name: "Bob", salary: 900, department: Department(title: "IT")),
]

func sorted<T, V: Comparable>(_ items: [T], by path: KeyPath<T, V>) -> [T] {
    items.sorted { $0[keyPath: path] < $1[keyPath: path] }
}

print(staff.map(\.fullName))
//              ^ error: value of type 'Employee' has no member 'fullName'
print(sorted(staff, by: \.department).map(\.name))
//    ^ error: global function 'sorted(_:by:)' requires that 'Department' conform to 'Comparable'
let titles: [Int] = staff.map(\.department.title)
//                            ^ error: key path value type 'String' cannot be converted to contextual type 'Int'
print(titles)
