@propertyWrapper
struct Box<Value> {
  var wrappedValue: Value
}

@propertyWrapper
struct Named<Key: Hashable, Value> {
  var wrappedValue: [Key: Value]
}

struct City {
  @Box<String> var name: String
  @Box<Int> var population: Int = 5
  @Box var area: Double = 3
  @Box var mayor: String?
  @Named<String, Int> var streets: [String: Int]
  @Named var squares: [String: Double] = ["main": 2]
}

var city = City(name: "Ulm", streets: ["long": 1])
city.population += 1
city.mayor = "Ada"
city.streets["short"] = 2
print(city.name, city.population, city.area, city.mayor ?? "nobody", city.streets["short"] ?? 0, city.squares)
