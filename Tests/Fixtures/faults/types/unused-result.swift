let numbers = [3, 1, 2]
numbers.sorted()
//      ^ warning: result of call to 'sorted()' is unused
print(numbers)
