/** The results of our own tests, read from docs/accuracy.md when the app is built. */
import accuracy from '../../../docs/accuracy.md?raw'
import { readTable, type Table } from './read-table.ts'

/** What is marked of a letter, by the heads of the columns. */
export const FIELDS = ['Type', 'Deadline', 'Totals', 'References', 'Sender', 'Urgency'] as const
export type FieldName = (typeof FIELDS)[number]

export interface UnseenSet {
  /** In English, as in docs. */
  readonly name: string
  readonly letters: number
  /** Per cent right; null where it was not marked. */
  readonly right: Readonly<Record<FieldName, number | null>>
}

/** Letters that nobody had seen, each set scored once. */
export function listUnseenSets(): UnseenSet[] {
  return readTable(accuracy, 'On letters that nobody had seen').rows.map(({ name, cells }) => ({
    name: name.replace(/^h\d+, /, ''),
    letters: readNumber(cells['Letters']),
    right: {
      Type: readPart(cells['Type']),
      Sender: readPart(cells['Sender']),
      Totals: readPart(cells['Totals']),
      References: readPart(cells['References']),
      Deadline: readPart(cells['Deadline']),
      Urgency: readPart(cells['Urgency']),
    },
  }))
}

/** Of 100 new letters, how many were right: each set counts by its letters. Rounded down, so as not to flatter. */
export function ofHundred(sets: readonly UnseenSet[], field: FieldName): number {
  const marked = sets.flatMap(({ letters, right }) => {
    const part = right[field]
    return part === null ? [] : [{ letters, part }]
  })
  const letters = marked.reduce((sum, set) => sum + set.letters, 0)
  const right = marked.reduce((sum, set) => sum + set.letters * set.part, 0)
  return letters === 0 ? 0 : Math.floor(right / letters)
}

/** A table of the page by its heading. */
export const accuracyTable = (heading: string): Table => readTable(accuracy, heading)

/** "1,031" or "89". Throws where there is no number. */
export function readNumber(text = ''): number {
  const number = Number(text.replaceAll(',', ''))
  if (text === '' || Number.isNaN(number)) throw new Error(`"${text}" is no number`)
  return number
}

const readPart = (text = ''): number | null => (text === '' ? null : readNumber(text))

/** "47,620 of 47,620" as a part of the whole; undefined for what is not counted so. */
export function readShare(text: string): number | undefined {
  const [, part, whole] = /^([\d,]+) of ([\d,]+)/.exec(text) ?? []
  return part === undefined || whole === undefined
    ? undefined
    : readNumber(part) / readNumber(whole)
}
