extension Player { func run() {} }
//        ^ error: cannot find type 'Player' in scope
