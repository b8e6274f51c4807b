enum Log {
    static func debug(_ message: @autoclosure () -> String) { print(message()) }
    static func check(_ c: @autoclosure () -> Bool, _ message: @autoclosure () -> String) { }
    static func thrown(_ message: @autoclosure () throws -> String) { }
}
Log.debug { "lazy \(1 + 1)" }
//        ^ error: add () to forward '@autoclosure' parameter
Log.debug({ "lazy" })
//        ^ error: add () to forward '@autoclosure' parameter
Log.check(true) { "lazy" }
//              ^ error: add () to forward '@autoclosure' parameter
Log.check({ true }, "lazy")
//        ^ error: add () to forward '@autoclosure' parameter
Log.thrown { "lazy" }
//         ^ error: add () to forward '@autoclosure' parameter
let text: () -> String = { "a" }
Log.debug(text)
//        ^ error: add () to forward '@autoclosure' parameter
func make() -> String { "a" }
Log.debug(make)
//        ^ error: add () to forward '@autoclosure' parameter
func maker() -> () -> String { make }
Log.debug(maker())
//        ^ error: add () to forward '@autoclosure' parameter
assert { true }
//     ^ error: add () to forward '@autoclosure' parameter
precondition({ 1 > 2 }, "no")
//           ^ error: add () to forward '@autoclosure' parameter
let opt: Int? = nil
let v = opt ?? { 3 }
//             ^ error: add () to forward '@autoclosure' parameter
let w = true && { false }
//              ^ error: add () to forward '@autoclosure' parameter
struct S { func f(_ v: @autoclosure () -> Int) {}; init(_ v: @autoclosure () -> Int) {}; func text() -> String { "" } }
let s = S { 4 }
//        ^ error: add () to forward '@autoclosure' parameter
s.f { 5 }
s.f { "a" }
Log.debug(s.text)
