print(Int.max, Int.min, Int.bitWidth, (-5).magnitude, 12.isMultiple(of: 4), 7.quotientAndRemainder(dividingBy: 2))
print((-3).signum(), 0.signum(), 10.description, UInt16.max, Int.zero)
let (sum, overflow) = Int8(100).addingReportingOverflow(100)
print(sum, overflow, 6.nonzeroBitCount)
