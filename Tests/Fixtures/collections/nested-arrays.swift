var grid = [[1, 2], [3, 4]]
grid[0][1] = 9
grid[1].append(5)
grid.append([])
print(grid, grid.map(\.count), grid.flatMap { $0 }.max()!)
for (y, row) in grid.enumerated() { for (x, v) in row.enumerated() where v > 2 { print(x, y, v) } }
