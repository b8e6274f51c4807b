func loud(_ value: Bool) -> Bool {
  print("asked", value)
  return value
}
print(loud(false) && loud(true))
print(loud(true) || loud(false))
print(!true, !(1 > 2))
