// Memory of a variable, lent to a closure that reads it.

struct Temperature { var degrees: Double }

var temperature = Temperature(degrees: 20.5)
print(withUnsafePointer(to: &temperature) { $0.pointee.degrees })
print(withUnsafePointer(to: temperature) { $0.pointee.degrees + 1 })

var number: UInt16 = 258
print(withUnsafeBytes(of: &number) { Array($0) }, number)
