extension CommandLineOptions {
  package static let version = "rxsh 0.1.0"

  package static let usage = """
    usage: rxsh [options] [FILE... | -]
           rxsh verify FILE... [--update]
           rxsh learn [LESSON]
           rxsh play FILE
           rxsh lesson-check FILE... [--update]
           rxsh leaks FILE...
           rxsh lsp

    An interactive playground for Reactive Extensions in Swift. Without a FILE and at a terminal: the prompt.

      -e, --eval CODE      run CODE (may be repeated)
      -i, --interactive    then stay at the prompt
          --restore        enter again what was entered in a session that has died
          --check          parse and check only
          --format FORMAT  of --check: lines, json, sarif, github (in GitHub's workflows by itself)
          --sarif          --format sarif
          --allow-old-spellings  for --check: names of earlier releases are no errors
          --virtual-time   jump to the next due work when all is idle
          --trace LEVEL    off (scripts), subs, events (prompt), all
          --recorder       record what subscriptions do, for :marble, :graph, :why, :events in a script
          --json           standard output is one JSON object a line
          --for SECONDS    end the run after so long, with status 124
          --keep-going     go on after a fault
          --filter REGEX   run the tests whose Type/name it matches
          --junit FILE     write the results of tests as JUnit's XML
          --watch          run or check again when a file changes
          --no-rc          without the start-up file
          --rc FILE        with this start-up file
          --color WHEN     auto, always, never
          --lang LANG      the language of lessons: en, zh, ko
          --no-history     neither read nor write the history of inputs
          --version        print the version
      -h, --help           print this

    What programs may reach outside, which is nothing unless it is named; without a list it is all of a kind:
          --allow-net[=HOST[:PORT],...]    hosts
          --allow-read[=PATH,...]          files and what is in folders
          --allow-write[=PATH,...]         the same for what is made, changed or removed
          --allow-env[=NAME,...]           environment variables

    Tests in a file (XCTestCase subclasses, @Test functions) run after its top-level code.

      learn [LESSON]       take a lesson at the prompt, or the first that is not done
      play FILE            type a transcript for an audience, an input with each Return
      lesson-check FILE... verify lessons: code, checks, solutions, wrong answers, translations
      verify FILE...       replay transcripts and show what differs (--update rewrites them)
      leaks FILE...        run programs and list the subscriptions that nothing can dispose of any more
      lsp                  serve an editor by the Language Server Protocol

    The start-up file of the prompt is ~/.config/rxsh/start.swift.
    Exit status: 0 done, 1 a failure in the program or in a test, 2 wrong usage or unreadable input,
    3 a transcript or a lesson differs, 124 the time limit of --for, 130 interrupted; a program that calls exit
    chooses its own.
    """
}
