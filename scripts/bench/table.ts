/** What a part of the benchmark answers, and how it is printed. */

/** One row has a cell for each column of `head`. */
export interface Table {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly notes: readonly string[]
}

/** What every part is handed. */
export interface Bench {
  /** A folder of this run, removed at its end. */
  readonly folder: string
  /** Epoch milliseconds after which the part begins no further round. */
  readonly until: number
  /** Called at the end of the part, whatever happened. The last comes first. */
  readonly atEnd: (end: () => Promise<void>) => void
}

export type Part = (bench: Bench) => Promise<Table[]>

export const FIGURE_HEAD = ['what', 'ours', 'baseline', 'ratio', 'spread'] as const

export function printTable({ title, head, rows, notes }: Table): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) =>
    Math.max(...all.map((row) => Array.from(row[column] ?? '').length)),
  )
  const line = (row: readonly string[]) =>
    `| ${head.map((_, column) => padded(row[column] ?? '', widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  const table = [line(head), rule, ...rows.map(line)].join('\n')
  return [`### ${title}`, '', table, '', ...notes.map((note) => `- ${note}`)].join('\n')
}

const padded = (text: string, width: number): string =>
  text + ' '.repeat(width - Array.from(text).length)

export const asMs = (ms: number): string =>
  ms < 10
    ? `${ms.toFixed(2)} ms`
    : ms < 1000
      ? `${ms.toFixed(0)} ms`
      : `${(ms / 1000).toFixed(2)} s`
export const asRatio = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 2 : 0)}x`
export const asShare = (share: number): string => `${(share * 100).toFixed(0)} %`
export const asKb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
