/** References in the columns of a table: "ACCOUNT   SERVICE" above "7741-3082   Street lighting". */
import type { Reading } from '@plainletter/contracts/reading'

import type { Line } from './blocks.ts'
import type { Letter } from './letter.ts'
import { quoteOf, toSpan } from './normalise.ts'

type Reference = Reading['references'][number]
type Cell = { text: string; at: number }

const HEADING =
  /^(?:account|customer|invoice|policy|notice|citation|case|claim|reference|ref|bill|loan|our ref|your ref|factuur|rechnung|facture|factura|fattura|kunden|client|dossier)(?:s?nummer|s?nr\.?| ?(?:no\.?|number|#|n°|nr\.?))?$|^(?:n°|nr\.?|número) (?:de )?(?:factur[ea]|fattura|dossier|client|compte)$/i
const CODE = /^(?=[A-Z0-9/.-]*\d)[A-Z0-9](?:[A-Z0-9/.-]{2,20})[A-Z0-9]$/
const DAY_OR_SUM = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$|^\d{4}-\d\d-\d\d$|^[\d.,]+[.,]\d\d$/
/** How far a value may stand from the beginning of its heading, in characters. */
const NEAR = 3
const LIMIT = 8

/** Each code below a heading that names it, in the first row of its table. */
export function tableReferences(letter: Letter): Reference[] {
  const full = letter.lines.filter((line) => line.text !== '').slice(0, 400)
  return full.flatMap((line, order) => below(letter, line, full[order + 1])).slice(0, LIMIT)
}

function below(letter: Letter, heads: Line, row: Line | undefined): Reference[] {
  if (!row || !/\t| {2}/.test(heads.text)) return []
  const cells = cellsOf(letter, heads)
  const values = cellsOf(letter, row)
  return cells.flatMap(({ text, at }, order) => {
    if (!HEADING.test(text)) return []
    const value =
      values.find((one) => Math.abs(one.at - at) <= NEAR) ??
      (values.length === cells.length ? values[order] : undefined)
    if (!value || !CODE.test(value.text) || DAY_OR_SUM.test(value.text)) return []
    const start = lineStart(letter, row) + value.at
    const span = toSpan(letter.working, start, start + value.text.length)
    return [{ label: text.toLowerCase(), value: quoteOf(letter.working, span), span }]
  })
}

/** The cells of a line with the place of each, counted from the margin of the page. */
function cellsOf(letter: Letter, line: Line): Cell[] {
  const from = lineStart(letter, line)
  const printed = letter.working.text.slice(from, line.start + line.text.length + 8).split('\n', 1)
  return Array.from((printed[0] ?? '').matchAll(/\S+(?: \S+)*/g), ({ index, 0: text }) => ({
    text,
    at: index,
  }))
}

function lineStart({ working }: Letter, { start }: Line): number {
  return working.text.lastIndexOf('\n', start - 1) + 1
}
