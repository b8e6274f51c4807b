protocol Fighter: AnyObject { var hp: Int { get set } }
protocol Armored { var armor: Int { get } }
extension Fighter where Self: Armored {
  func absorbed(_ damage: Int) -> Int { min(damage, armor) }
  var strength: Int { hp + armor }
}
final class Knight: Fighter, Armored {
  var hp = 1
  let armor = 2
}
let fighter: any Fighter = Knight()
print((fighter as? any Fighter & Armored).map { $0.absorbed(5) } ?? 0)
let both: any Fighter & Armored = Knight()
print(both.absorbed(1), both.strength)
