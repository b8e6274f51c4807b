class Vehicle {
  let wheels: Int
  init(wheels: Int) { self.wheels = wheels }
}
class Truck: Vehicle {
  init(load: Double) { super.init() }
//                                ^ error: missing argument for parameter 'wheels' in call
  convenience init(named name: String) { self.init() }
//                                                 ^ error: missing argument for parameter 'load' in call
}
class Car: Vehicle {
  init(doors: Int) { super.init(wheel: 4) }
//                             ^ error: incorrect argument label in call (have 'wheel:', expected 'wheels:')
}
