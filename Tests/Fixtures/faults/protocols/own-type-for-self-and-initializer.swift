protocol Copying { func copy() -> Self }
class Doc: Copying { func copy() -> Doc { Doc() } }
//                        ^ error: method 'copy()' in non-final class 'Doc' must return 'Self' to conform to protocol 'Copying'
protocol P { init(n: Int) }
class C: P { init(n: Int) {} }
//           ^ error: initializer requirement 'init(n:)' can only be satisfied by a 'required' initializer in non-final class 'C'
