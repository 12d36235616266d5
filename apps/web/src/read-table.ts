interface Row {
  /** The first cell. */
  readonly name: string
  /** The others, by the heads of their columns. */
  readonly cells: Readonly<Record<string, string>>
}

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** The first table under a heading of a Markdown page. Throws when there is none: our own pages are at fault then. */
export function readTable(page: string, heading: string): Table {
  const lines = page.split('\n')
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  const part = start < 0 ? [] : lines.slice(start + 1)
  const end = part.findIndex((line) => line.startsWith('#'))
  const inside = end < 0 ? part : part.slice(0, end)
  const first = inside.findIndex((line) => line.startsWith('|'))
  const after = first < 0 ? [] : inside.slice(first)
  const last = after.findIndex((line) => !line.startsWith('|'))
  const [head, , ...body] = (last < 0 ? after : after.slice(0, last)).map(splitCells)
  if (head === undefined) throw new Error(`There is no table under "${heading}"`)
  const [, ...columns] = head
  const rows = body.map(([name = '', ...cells]) => ({
    name,
    cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
  }))
  return { columns, rows }
}

const splitCells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
