protocol Store {
  associatedtype Item
  func keep(_ item: Item)
  func all() -> [Item]
}
func fill(_ store: any Store) {
  print(store.all())
  store.keep(1)
// ^3 error: member 'keep' cannot be used on value of type 'any Store'; consider using a generic constraint instead
}
