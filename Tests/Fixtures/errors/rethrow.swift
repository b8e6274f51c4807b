struct E: Error { let code: Int }
func inner() throws { throw E(code: 7) }
func outer() throws {
  do { try inner() } catch let e as E {
    print("inner", e.code)
    throw E(code: e.code + 1)
  }
}
do { try outer() } catch let e as E { print("outer", e.code) } catch { print("never") }
func apply(_ f: () throws -> Int) rethrows -> Int { try f() }
print(apply { 5 }, (try? apply { throw E(code: 1) }) as Any)
