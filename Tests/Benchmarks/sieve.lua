local function primes(limit)
  local composite = {}
  for number = 0, limit - 1 do composite[number] = false end
  local count = 0
  for number = 2, limit - 1 do
    if not composite[number] then
      count = count + 1
      local multiple = number * number
      while multiple < limit do
        composite[multiple] = true
        multiple = multiple + number
      end
    end
  end
  return count
end
print(primes(1000000))
