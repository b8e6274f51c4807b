struct Temperature {
  let celsius: Double
  init(celsius: Double) { self.celsius = celsius }
  init(fahrenheit: Double) { self.init(celsius: (fahrenheit - 32) / 1.8) }
  init?(text: String) {
    guard let value = Double(text) else { return nil }
    celsius = value
  }
}
print(Temperature(fahrenheit: 212), Temperature(text: "x") as Any, Temperature(text: "3.5")!)
