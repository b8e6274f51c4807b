struct Version: Comparable {
    let major: Int
    let minor: Int

    init?(_ text: String) {
        let parts = text.split(separator: ".").map { Int($0) }
        guard parts.count == 2 else { return nil }
        major = parts[0]
//                   ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        minor = parts[1]
//                   ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
    }

    static func < (left: Version, right: Version) -> Bool {
        if left.major != right.major {
            return left.major < right.major
        }
        left.minor < right.minor
    }
}

let a = Version("1.2")
let b = Version("1.10")
print(a < b)
//      ^ error: binary operator '<' cannot be applied to two 'Version?' operands
print([a!, b!].max()!.minor)
