var count: Int { get throws { 1 } }
print(count)
//    ^ error: property access can throw but is not marked with 'try'
struct Box {
  var size: Int {
    get throws { 1 }
    set {}
//  ^ error: 'set' accessor is not allowed on property with 'get' accessor that is 'async' or 'throws'
  }
}
