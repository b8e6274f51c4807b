struct Problem {}
func fail(_ e: Error) {}
fail(Problem())
