let small = 1e-310
//          ^ warning: '1e-310' underflows and loses precision during conversion to 'Double'
print(small)
