/** References in the columns of a table: "ACCOUNT   SERVICE" above "7741-3082   Street lighting". */
import type { Reading } from '@plainletter/contracts/reading'

import type { Line } from './blocks.ts'
import type { Letter } from './letter.ts'
import { quoteOf, toSpan } from './normalise.ts'

type Reference = Reading['references'][number]
type Cell = { text: string; at: number }

const THING =
  'account|customer|invoice|policy|notice|citation|case|claim|reference|ref|bill|loan|our ref|your ref|factuur|rechnung|facture|factura|fattura|kunden|client|dossier|recibo|recibos|p[óo]liza|expediente|contrato|liquidaci[óo]n|bolletta|avviso|polizza|pratica|contratto|sinistro|polis|klant|aanslag|nota|zaak|contrat|police|avis|vertrag'
const HEADING = new RegExp(
  String.raw`^(?:${THING})(?:s?nummer|s?nr\.?| ?(?:no\.?|numbers?|#|n[°º]|n\.? ?[°º]?|nr\.?|n[úu]m\.?|numero|número))?(?:\(s\))?$|^(?:n\.? ?[°º]|nr\.?|n\.|número|numero|num\.|núm\.) ?(?:de |di |della |de la )?(?:factur[ea]s?|fattur[ae]|dossier|client[ei]?|compte|contrat[o]?|recibo|expediente|p[óo]liza|polizza|pratica|bolletta|contratto|factuur|polis)$`,
  'iu',
)
const CODE = /^(?=[A-Z0-9/.-]*\d)[A-Z0-9](?:[A-Z0-9/.-]{2,20})[A-Z0-9]$/
const DAY_OR_SUM = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$|^\d{4}-\d\d-\d\d$|^[\d.,]+[.,]\d\d$/
/** How far a value may stand from the beginning of its heading, in characters. */
const NEAR = 3
const LIMIT = 8
const MOST_ROWS = 6

/** Each code below a heading that names it, down to the first row that has none there. */
export function tableReferences(letter: Letter): Reference[] {
  const full = letter.lines.filter((line) => line.text !== '').slice(0, 400)
  return full
    .flatMap((line, order) => below(letter, line, full.slice(order + 1, order + 1 + MOST_ROWS)))
    .slice(0, LIMIT)
}

function below(letter: Letter, heads: Line, rows: readonly Line[]): Reference[] {
  if (!/\t| {2}/.test(heads.text)) return []
  const cells = cellsOf(letter, heads)
  return cells.flatMap((head, order) => {
    if (!HEADING.test(head.text)) return []
    const values = rows.map((row, at) => {
      const own = cellsOf(letter, row)
      const near = own.find((one) => Math.abs(one.at - head.at) <= NEAR)
      // A first row whose columns stand elsewhere still has as many of them.
      const found = near ?? (at === 0 && own.length === cells.length ? own[order] : undefined)
      return found && isCode(found.text)
        ? { ...found, at: lineStart(letter, row) + found.at }
        : null
    })
    const end = values.indexOf(null)
    return values.slice(0, end < 0 ? values.length : end).flatMap((value) => {
      if (!value) return []
      const span = toSpan(letter.working, value.at, value.at + value.text.length)
      return [{ label: head.text.toLowerCase(), value: quoteOf(letter.working, span), span }]
    })
  })
}

function isCode(text: string): boolean {
  return CODE.test(text) && !DAY_OR_SUM.test(text)
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
