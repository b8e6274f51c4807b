struct Employee {
  var address: Address
  struct Address {
    var city: String
    struct Zone { var name: String }
    var zone: Zone
  }
}
let city = (\Employee.address).appending(path: \Employee.Address.city)
let zone: KeyPath<Employee.Address.Zone, String> = \Employee.Address.Zone.name
let ann = Employee(address: .init(city: "Bonn", zone: .init(name: "north")))
print(ann[keyPath: city], ann.address.zone[keyPath: zone])
