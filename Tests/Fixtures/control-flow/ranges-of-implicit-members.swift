// Ranges whose bounds are implicit members, as patterns: what is matched says of which type they are.
enum Rank: Int, Comparable {
  case one = 1, two, three, six, seven; static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
}
let r = Rank.three
switch r {
case .two ... .six: print("mid");
default: print("no")
}
switch (1, r) {
case (1, .two ... .six): print("mid");
default: print("no")
}
let o: (Int?, Rank) = (3, r)
switch o {
case (let t?, .two ... .six) where t > 2: print("mid", t);
default: print("no")
}
if case (_, .two ..< .six) = o { print("in") }
if case .two... = r { print("up") }
switch o {
case (_, ...(.two)): print("low");
case (_, (.three)...): print("high");
default: break
}
