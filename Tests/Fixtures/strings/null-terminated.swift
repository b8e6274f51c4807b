// Text of C: units up to a zero.

let units: [CChar] = [72, 105, 0, 33]
print(String(cString: units), String(validatingCString: units) ?? "-", String(validatingCString: [-1, 0] as [CChar]) as Any, String(validatingUTF8: [72, 105, 0]) ?? "-")
print(String(validating: [0x48, 0xFF] as [UInt8], as: UTF8.self) as Any)
