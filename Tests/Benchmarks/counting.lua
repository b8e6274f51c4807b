local function countRemainders(limit)
  local counts = {}
  for number = 0, limit - 1 do
    local key = number * 7919 % 1009
    counts[key] = (counts[key] or 0) + 1
  end
  local largest = 0
  for remainder, count in pairs(counts) do
    local most = counts[largest] or 0
    if count > most or count == most and remainder > largest then largest = remainder end
  end
  return largest
end
print(countRemainders(1000000))
