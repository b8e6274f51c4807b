protocol Choice: CaseIterable, Hashable { var title: String { get } }
enum Size: String, Choice { case small, large; var title: String { rawValue } }
func titles<S: Choice>(_: S.Type) -> [String] where S.AllCases == [S] { S.allCases.map(\.title) }
print(titles(Size.self))
extension Choice where AllCases == [Self] {
  var next: Self { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
}
print(Size.large.next)
struct Picker<S: Choice> where S.AllCases == [S] { let all = S.allCases; subscript(i: Int) -> S { all[i] } }
print(Picker<Size>()[1])
