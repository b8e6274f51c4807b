let count = 3
print(count!)
//         ^ error: cannot force unwrap value of non-optional type 'Int'
