import Foundation
print(String(format: "%d %5d|%-5d|%05d", 42, 42, 42, 42))
print(String(format: "%.2f %8.3f %e", 3.14159, 2.5, 12345.678))
print(String(format: "%x %X %o %c %%", 255, 255, 8, 65))
print(String(format: "%@ has %d", "Ann", 3), String(format: "%2$@ %1$@", "a", "b"))
print(String(format: "%02d:%02d", 5, 7), String(format: "%ld", 123))
