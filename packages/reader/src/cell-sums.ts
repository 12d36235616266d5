/** Sums in the cells of a table abroad whose currency stands in the head of the column, or nowhere: "1'416.60", "2 098,00". */
import type { Letter } from './letter.ts'
import type { Printed } from './signless-sums.ts'

/** A head or a row that speaks of money. */
const OF_MONEY =
  /(?<!\p{L})(?:chf|fr\.|eur|euros?|€|betrag|beträge|betrage|summe|forderung(?:en)?|total|gesamt\p{L}*|saldo|soll|offen|ausstand|prämien?|montant|reste dû|restant dû|solde|somme|à payer|dû|majoration|prix|importo|importi|dovuto|saldo|totale|importe|pendiente|bedrag|openstaand|totaal)(?!\p{L})|€/iu
/** How far below its head a row may stand, in lines that are not empty. */
const REACH = 14
/** "1 486,00", "1.126,20", "1'416.60", "60.00"; a stop before two digits is a sum only where the country writes it so. */
const WITH_COMMA = /^-? ?(\d{1,3}(?:[.' ]\d{3}){1,3},\d\d|\d{1,6},\d\d)$/
const WITH_STOP = /^-? ?(\d{1,3}(?:['’ ]\d{3}){1,3}\.\d\d|\d{1,6}\.\d\d)$/
/** What is counted or measured, not paid. */
const MEASURED =
  /(?<!\p{L})(?:kwh|m3|m³|stunden|heures|ore|km|kg|menge|quantité|quantità|uhr)(?!\p{L})/iu

/** Sums that fill a cell of a row, below a head or in a row that speaks of money. */
export function cellSums({ lines, working, currency }: Letter): Printed[] {
  const full = lines.filter(({ text }) => text !== '').slice(0, 600)
  const form = currency === 'CHF' ? WITH_STOP : WITH_COMMA
  return full.flatMap((line, order) => {
    const cells = cellsOf(working.text.slice(line.start, Math.min(line.end, line.start + 400)))
    const sums = cells.length < 2 ? [] : cells.filter(({ text }) => form.test(text))
    const above = full.slice(Math.max(0, order - REACH), order + 1)
    if (sums.length === 0 || MEASURED.test(line.text)) return []
    if (!above.some(({ text }) => OF_MONEY.test(text))) return []
    return sums.map(({ text, at }) => {
      const number = form.exec(text)?.[1] ?? ''
      const start = line.start + at + text.indexOf(number)
      return { start, end: start + number.length, number, currency: '' }
    })
  })
}

type Cell = { text: string; at: number }

/** What stands between gaps of two spaces or more, or tabs. */
function cellsOf(row: string): Cell[] {
  return Array.from(row.matchAll(/\S+(?: \S+)*/g), ({ index, 0: text }) => ({ text, at: index }))
}
