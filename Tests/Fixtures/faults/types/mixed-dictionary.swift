let settings = ["name": "x", "size": 2]
//             ^ error: heterogeneous collection literal could only be inferred to '[String : Any]'; add explicit type annotation if this is intentional
