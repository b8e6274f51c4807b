local function additions()
  local sum = 0
  for number = 0, 999999 do sum = sum + number end
  return sum
end
print(additions())
