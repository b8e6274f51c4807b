let $total = 4
//  ^ error: cannot declare entity named '$total'; the '$' prefix is reserved for implicitly-synthesized declarations
