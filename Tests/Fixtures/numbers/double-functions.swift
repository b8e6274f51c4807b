import Foundation
print(sqrt(16), pow(2.0, 10.0), floor(2.7), ceil(2.1), round(2.5), abs(-2.5), 7.5.rounded(), (-7.5).rounded())
print(2.4.rounded(.up), 2.6.rounded(.down), 2.5.rounded(.toNearestOrEven), (-2.5).rounded(.towardZero))
print(Double.pi, Double.infinity, -Double.infinity, Double.nan.isNaN, 1 / 0.0, 5.5.truncatingRemainder(dividingBy: 2))
print(sin(0.0), cos(0.0), log(1.0), exp(0.0), max(1, 2.5), 3.0.squareRoot(), hypot(3.0, 4.0), atan2(0.0, 1.0))
