enum E: Error { case a }
func f() throws -> Int { throw E.a }
do { let n = f(); print(n) } catch {}
//           ^ error: call can throw but is not marked with 'try'
