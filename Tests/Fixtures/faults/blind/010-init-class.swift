class Vehicle {
    let wheels: Int
    init(wheels: Int) {
        self.wheels = wheels
    }
}

class Car: Vehicle {
    let brand: String
    var doors: Int

    init(brand: String, doors: Int) {
        self.brand = brand
        super.init(wheels: 4)
//            ^ error: property 'self.doors' not initialized at super.init call
        self.doors = doors
    }
}

class Bike: Vehicle {
    let gears: Int
    init(gears: Int) {
        self.gears = gears
    }
//  ^ error: 'super.init' isn't called on all paths before returning from initializer
}

print(Car(brand: "Fiat", doors: 3).wheels)
print(Bike(gears: 21).gears)
