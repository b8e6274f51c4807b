def count_remainders(limit):
    counts = {}
    for number in range(limit):
        key = number * 7919 % 1009
        counts[key] = counts.get(key, 0) + 1
    largest = 0
    for remainder, count in counts.items():
        most = counts.get(largest, 0)
        if count > most or count == most and remainder > largest:
            largest = remainder
    return largest

print(count_remainders(1_000_000))
