struct Store<Item> {
  var ids: [Item.ID] = []
  //             ^ error: 'ID' is not a member type of type 'Item'
  func find(_ id: Item.ID) -> Item.Other? { nil }
  //                   ^ error: 'ID' is not a member type of type 'Item'
  //                               ^ error: 'Other' is not a member type of type 'Item'
}
extension Store where Item: Identifiable {
  func first(_ id: Item.ID) -> Item.ID { id }
}
