struct P { var a = 1; var b: String? = nil; var c = [1.5] }
class Q { var a = 1; var p = P() }
enum E { case x, y(Int) }
dump(P()); dump(Q()); dump([1, 2]); dump((1, x: 2)); dump(E.y(3)); dump(E.x); dump(Optional(1)); dump("a")
