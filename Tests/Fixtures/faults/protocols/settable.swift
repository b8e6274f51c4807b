protocol Named {
  var name: String { get set }
}
struct Fixed: Named {
//     ^ error: type 'Fixed' does not conform to protocol 'Named'
  let name: String
}
struct Computed: Named {
//     ^ error: type 'Computed' does not conform to protocol 'Named'
  var name: String { "x" }
}
