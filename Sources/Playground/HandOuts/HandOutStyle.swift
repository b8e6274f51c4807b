/// The style sheet of hand-outs, for screens and for paper.
enum HandOutStyle {
  static let text =
    SVGText.style + """

      :root { color-scheme: light dark; --soft: #57606a; --edge: #d5d9de; --code: #f3f4f6; --accent: #0969da }
      body {
        font: 16px/1.55 system-ui, "Noto Sans", "Noto Sans CJK SC", "Noto Sans CJK KR", sans-serif; max-width: 46rem;
        margin: 2rem auto; padding: 0 1rem
      }
      h1 { font-size: 1.7rem; line-height: 1.25 } h2 { font-size: 1.25rem; margin-top: 2.2rem }
      nav, .place { color: var(--soft) } a { color: var(--accent) }
      pre { background: var(--code); border-radius: 6px; padding: 0.7rem 0.9rem; overflow-x: auto; line-height: 1.4 }
      pre, code { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: 0.87rem }
      .prompt { color: var(--soft) } .do { color: var(--accent) }
      figure { margin: 1rem 0; overflow-x: auto } figure svg { max-width: 100%; height: auto; display: block; border-radius: 6px }
      details { margin: 0.6rem 0; border-left: 3px solid var(--edge); padding-left: 0.8rem } summary { cursor: pointer; color: var(--soft) }
      table { border-collapse: collapse } th, td { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0 }
      th { color: var(--soft); font-weight: 600 } td.number { text-align: right; font-variant-numeric: tabular-nums }
      @media (prefers-color-scheme: dark) {
        :root { --soft: #9198a1; --edge: #30363d; --code: #161b22; --accent: #58a6ff }
        body { background: #0d1117; color: #e6edf3 }
      }
      @media print { nav { display: none } body { max-width: none; margin: 0 } figure, pre, tr { break-inside: avoid } h2 { break-after: avoid } }
      :lang(ko) { word-break: keep-all }
      body:has(.sheet) { max-width: 80rem }
      .sheet h1 { font-size: 1.3rem; margin: 0 0 0.3rem }
      .sheet h2 { font-size: 0.95rem; margin: 0 0 0.1rem; color: var(--accent) }
      .sheet .columns { columns: 3; column-gap: 1.6rem; font-size: 0.85rem; line-height: 1.35 }
      .sheet section { break-inside: avoid-column; padding-bottom: 0.6rem } .sheet dl { margin: 0 }
      .sheet dt, .sheet dd { display: inline; margin: 0 } .sheet dt { font-weight: 600 } .sheet dt code { font-size: 0.82rem }
      .sheet div div { padding-left: 0.7rem; text-indent: -0.7rem }
      @page { size: A4 landscape; margin: 9mm }
      @media (max-width: 60rem) { .sheet .columns { columns: 1 } }
      @media print {
        body:has(.sheet) { padding: 0 } .sheet .columns { columns: 3; font-size: 7.8pt } .sheet dt code { font-size: 7.5pt }
        .sheet h1 { font-size: 13pt } .sheet h2 { font-size: 9pt } .sheet section { padding-bottom: 4pt }
      }

      """
}
