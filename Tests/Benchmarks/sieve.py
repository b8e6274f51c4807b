def primes(limit):
    is_prime = [True] * limit
    count = 0
    for number in range(2, limit):
        if is_prime[number]:
            count += 1
            multiple = number * number
            while multiple < limit:
                is_prime[multiple] = False
                multiple += number
    return count

print(primes(1_000_000))
