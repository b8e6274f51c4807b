func f(_ w: some StringProtocol) -> [Character: Int] { var d: [Character: Int] = [:]; for c in w { d[c, default: 0] += 1 }; return d }
print(f("aab").sorted { $0.key < $1.key }, f("xyx".dropFirst()).count)
func g<S: StringProtocol>(_ s: S) -> String { guard let c = s.first else { return "" }; return g(s.dropFirst()) + String(c) }
print(g("abc"))
extension StringProtocol { var shout: String { uppercased() + "!" }; func at(_ n: Int) -> Character { self[index(startIndex, offsetBy: n)] } }
print("hej".shout, "hej".dropFirst().shout, "hej".at(1), "abc"[...].at(2))
