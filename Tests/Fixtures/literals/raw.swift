print(#"no \n escape \(here)"#)
let value = 5
print(#"but \#(value) this"#)
print(##"a "# b"##)
