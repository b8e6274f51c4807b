enum E: Error { case a }
func f() throws {}
do { try f() } catch E.b { } catch {}
//                     ^ error: type 'E' has no member 'b'
