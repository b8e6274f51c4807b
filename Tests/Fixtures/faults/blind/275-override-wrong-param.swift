class Base { func save(_ n: Int) {} ; var v: Int { 1 } }
final class Sub: Base {
    override func save(_ song: String) {}
//                ^ error: method does not override any method from its superclass
    override func save(_ a: Int, _ b: Int) {}
//                ^ error: method does not override any method from its superclass
}
