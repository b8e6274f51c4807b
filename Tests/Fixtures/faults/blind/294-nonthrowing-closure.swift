func parse(_ t: String) throws -> Int { 1 }
func each(_ f: (String) -> Void) {}
each { print(try parse($0)) }
//   ^ error: invalid conversion from throwing function of type '(String) throws -> ()' to non-throwing function type '(String) -> Void'
each { s in print(try parse(s)) }
//   ^ error: invalid conversion from throwing function of type '(String) throws -> ()' to non-throwing function type '(String) -> Void'
each { s in
//   ^ error: invalid conversion from throwing function of type '(String) throws -> Void' to non-throwing function type '(String) -> Void'
    let n = try parse(s)
    print(n)
}
