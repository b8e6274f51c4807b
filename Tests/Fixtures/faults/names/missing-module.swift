import RxOptional
//     ^ warning: module 'RxOptional' is missing here; nothing is imported

print("none")
