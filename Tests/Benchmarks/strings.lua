local function build()
  local parts = {}
  for number = 0, 199999 do parts[#parts + 1] = number .. "," end
  return #table.concat(parts)
end
print(build())
