struct Team {
    let name: String
    let members: [Member]
}
struct Member {
    let name: String
    let email: String?
}

let teams = [Team(name: "iOS", members: [Member(name: "Ann", email: "a@x.y"), Member(name: "Bob", email: nil)])]

let emails: [String] = teams.flatMap { $0.members }.map { $0.email }
//                                                           ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
let names: [String] = teams.map { $0.members.map { $0.name } }
//                                           ^ error: cannot convert value of type '[String]' to closure result type 'String'
let domains = teams.flatMap { $0.members }.compactMap { $0.email.split(separator: "@").last }
//                                                         ^ error: value of optional type 'String?' must be unwrapped to refer to member 'split' of wrapped base type 'String'
print(emails, names, domains)
