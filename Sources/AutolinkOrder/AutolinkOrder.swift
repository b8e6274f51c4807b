// Nothing is declared here. The shell links this target for its settings alone (`foundation` in Package.swift): they name the
// libraries that most symbols come from, and of all targets this one's objects come first, in the order of the alphabet.
