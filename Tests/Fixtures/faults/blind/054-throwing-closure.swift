enum StoreError: Error { case missing }

struct Store {
    var values: [String: Int] = [:]

    func value(_ key: String) throws -> Int {
        guard let value = values[key] else { throw StoreError.missing }
        return value
    }

    func all(_ keys: [String]) -> [Int] {
        keys.map { try value($0) }
//      ^ error: call can throw, but it is not marked with 'try' and the error is not handled
    }

    func each(_ keys: [String], _ body: (Int) -> Void) throws {
        for key in keys {
            body(try value(key))
        }
    }
}

let store = Store(values: ["a": 1])
do {
    try store.each(["a"]) { number in
//                        ^ error: invalid conversion from throwing function of type '(Int) throws -> Void' to non-throwing function type '(Int) -> Void'
        if number > 3 { throw StoreError.missing }
        print(number)
    }
} catch StoreError.absent {
//                 ^ error: type 'StoreError' has no member 'absent'
    print("absent")
} catch {
    print(error)
}
