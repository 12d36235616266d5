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

/** "Rechtsfolgen und Kosten (EUR)", "importi in euro": a head that names the currency of the rows below. */
const HEAD_OF_CURRENCY =
  /(?:[([](?:in |en )?(?:eur|euros?|€|chf|franken|fr\.)[)\]]|(?<!\p{L})(?:in|en) (?:eur|euros?|chf|franken|francs)(?!\p{L}))[ \t]*:?[ \t]*$/iu
/** "Geldbuße 90,00": a label of letters, one blank and a sum as the last thing in the line. */
const LABELLED_ROW = /^\p{L}[^\n]{2,70}? (\d{1,3}(?:[.'’ ]\d{3}){0,3}[.,]\d\d)$/u

/** Sums at the end of rows that stand without a gap below a head that names their currency. */
function rowSums({ lines, working, currency }: Letter): Printed[] {
  const full = lines.filter(({ text }) => text !== '').slice(0, 600)
  const heads = full.flatMap(({ text }, at) =>
    text.length <= 80 && HEAD_OF_CURRENCY.test(text) ? [at] : [],
  )
  const form = currency === 'CHF' ? WITH_STOP : WITH_COMMA
  return heads.flatMap((head) => {
    const rows = full.slice(head + 1, head + 1 + REACH)
    const end = rows.findIndex(({ text }) => !LABELLED_ROW.test(text))
    return rows.slice(0, end < 0 ? rows.length : end).flatMap(({ start, text }) => {
      const number = LABELLED_ROW.exec(text)?.[1] ?? ''
      const at = working.text.indexOf(text, start) + text.length - number.length
      return form.test(number) ? [{ start: at, end: at + number.length, number, currency: '' }] : []
    })
  })
}

/** "54.-", "45,-": a sum in round francs or euros that bears no sign, as people write it. */
const ROUND = /(?<![\d.,'’/-])(\d{1,3}(?:['’ ]\d{3}){1,2}|\d{1,6})[.,](?:[-–—]{1,2})(?![\d\p{L}])/gu

function roundSums({ working }: Letter): Printed[] {
  return Array.from(working.text.matchAll(ROUND), ({ index, 0: all, 1: number = '' }) => ({
    start: index,
    end: index + all.length,
    number,
    currency: '',
  }))
}

/** "Pago 750 al mes", "ich zahle 480 im Monat": what people give or get by the month, typed without a sign. */
const BY_THE_MONTH =
  /(?<!\p{L})(?:(?:ich |wir )?(?:zahlen?|bezahlen?|verdienen?|bekommen?)|(?:je |nous )?(?:paie|payons|gagne|touche)|pag[oa](?:mos)?|cobr[oa]|gan[oa]|pag(?:o|hiamo)|guadagno|prendo|(?:ik |wij |we )?(?:betaal|betalen|verdien|krijg))(?: (?:nur|etwa|rund|so|um die|environ|seulement|solo|unos|unas|circa|sólo|maar|ongeveer|zo'n)){0,2} (\d{2,5})(?= (?:im monat|monatlich|pro monat|par mois|al mes|cada mes|al mese|ogni mese|per maand|in de maand)(?!\p{L}))/giu

function monthlySums({ working }: Letter): Printed[] {
  return Array.from(working.text.slice(0, 12_000).matchAll(BY_THE_MONTH)).map(
    ({ index, 0: all, 1: number = '' }) => {
      const end = index + all.length
      return { start: end - number.length, end, number, currency: '' }
    },
  )
}

/** Sums that fill a cell of a row, below a head or in a row that speaks of money, and what is told by the month. */
export function cellSums(letter: Letter): Printed[] {
  return [...inCells(letter), ...rowSums(letter), ...roundSums(letter), ...monthlySums(letter)]
}

function inCells({ lines, working, currency }: Letter): Printed[] {
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
