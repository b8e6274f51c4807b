@propertyWrapper
struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>

    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        self.value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }

    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}

struct Volume {
    @Clamped(0...10) var level: Int = 5
    @Clamped(0...10) var balance: String = "3"
//                       ^ error: property type 'String' does not match 'wrappedValue' type 'Int'
//                                         ^ error: cannot convert value of type 'String' to expected argument type 'Int'
    @Clamp(0...5) var gain: Int = 1
//   ^ error: unknown attribute 'Clamp'
}

var volume = Volume()
volume.level = 30
print(volume.level, volume.$level)
//                         ^ error: value of type 'Volume' has no member '$level'
