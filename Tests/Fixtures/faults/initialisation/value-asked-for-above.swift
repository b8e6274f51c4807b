struct R {
    let area = nope + 1
//             ^ error: cannot find 'nope' in scope
}
print(R().area)
