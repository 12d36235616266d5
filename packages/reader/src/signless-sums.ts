/** Sums without a currency sign: in a column, lost by a scanner, or pence. */

/** A sum as printed, before its number and currency are read. */
export type Printed = { start: number; end: number; number: string; currency: string }

/** A match with its number and, where one is printed, its currency. */
export function printedAt(
  match: RegExpMatchArray,
  parts: { number?: string | undefined; currency?: string | undefined },
): Printed {
  const start = match.index ?? 0
  return {
    start,
    end: start + match[0].length,
    number: parts.number ?? '',
    currency: parts.currency ?? '',
  }
}

/** A number without a sign is a sum only where the line, or the one above a bare column, speaks of money. */
export function isNearMoneyWord(text: string, start: number): boolean {
  const left = text.slice(Math.max(0, start - 160), start)
  const line = left.slice(left.lastIndexOf('\n') + 1)
  const isNamed = MONEY_WORD.test(line.trim() === '' ? left : line.slice(-90))
  return (
    isNamed || isNextRow(left, line) || isUnderHead(text.slice(Math.max(0, start - 600), start))
  )
}

/** The last cell of a row below a head whose last column is of money: "28/02/2026   3   28.60" below "Date   No   Amount". */
function isUnderHead(left: string): boolean {
  const lines = left.split('\n')
  if (!/\S {2,}$|\|[ \t]*$/.test(lines.pop() ?? '')) return false
  const head = lines.slice(-12).findLast((line) => !/\d/.test(line) && line.trim() !== '')
  return head !== undefined && MONEY_COLUMN.test(head)
}

const MONEY_COLUMN =
  /(?: {2,}|\t|\|)[^\n|]{0,24}\b(?:amount|sum|balance|due|price|total|cost|fee|charge|paid|owed|value)s?\b[^\n|]{0,10}\|?[ \t]*$/i

/** A label and a gap, below a row that ends in a sum: one more row of the column. */
function isNextRow(left: string, line: string): boolean {
  return /\S {2,}$/.test(line) && / {2}(?:[\d,]+\.\d\d|[\d. ']*\d,\d\d)[ \t]*\n[^\n]*$/.test(left)
}

const MONEY_WORD =
  /total|amount|outstanding|stage|penalty|surcharge|balance|due|fee|costs?|claims?|arrears|interest|(?<!con)sum|pay|owed?|charge|principal|debt|instal|tax|rent|rates|price|value|deposit|fine|reduc|betrag|summe|forderung|zins|gebühr|kosten|montant|frais|solde|importe|recargo|ingresar|deuda|importo|dovuto|interessi|spese|bedrag|hoofdsom|rente|corrispettiv|canone|sanzion|imposta|quota|tariff|bolletta|rat[ae] |cuota|renta |sanci[óo]n|tasa|multa|factura|boete|premie|heffing|belasting|vergoeding|huur |loyer|amende|cotisation|indemnit|miete|beitrag|£/i

/** "by 23.59 on", "(06.22)": a time of day, the date of a form. */
export function isTime(text: string, sum: Printed): boolean {
  const left = text.slice(Math.max(0, sum.start - 12), sum.start)
  const right = text.slice(sum.end, sum.end + 6)
  if (left.endsWith('(') && right.startsWith(')')) return /^[01]\d\.\d\d$/.test(sum.number)
  return (
    /\b(?:by|at|before|until|from|to|between|time)\s+$/i.test(left) &&
    /^(?:[01]?\d|2[0-3])\.[0-5]\d$/.test(sum.number) &&
    /^(?:\s(?:on|to|and|until)\b|,|\s?-)/i.test(right)
  )
}

/** "a charge of  90 is payable": the gap that a lost pound sign leaves. */
const LOST_SIGN =
  /(?<=\b(?:of|to|pay|or|is|are|for|at|from)) {2}(\d{1,3}(?:,\d{3}){0,2}(?:\.\d{2})?)(?![\d\p{L}%]|[./:-]\d|,\d| ?(?:%|days|hours|weeks|months|am\b|pm\b))/giu
/** "Interest at 29p a day", "the club costs 50p", "a 70p charge": not "3p.m.", "p. 12p" or a part of a code. */
const PENCE =
  /(?<![\d.,£\p{L}/-])(\d{1,2})p(?= (?:a|an|per|each|for|plus|extra|charge|fee)\b)|(?<=\b(?:costs?|pay|paid|charges?|charged|only|just|extra|price|fee|fine|is|of|for|at) )(\d{1,2})p(?![\p{L}\d]|[./-]\S)/giu

/** Sums that lost their sign on the way through a scanner, and pence by the day. */
export function signlessSums(text: string): Printed[] {
  const lost = Array.from(text.matchAll(LOST_SIGN))
    .filter(({ index }) => MONEY_WORD.test(text.slice(Math.max(0, index - 60), index)))
    .map((match) => {
      const printed = printedAt(match, { number: match[1] })
      return { ...printed, start: printed.start + 2 }
    })
  const pence = Array.from(text.matchAll(PENCE), (match) =>
    printedAt(match, { number: `0.${(match[1] ?? match[2] ?? '').padStart(2, '0')}` }),
  )
  return [...lost, ...pence]
}

/** A head that says of its column that it is in yen, which has no cents by which to know a sum. */
const YEN_HEAD = /[(（](?:in )?(?:yen|jpy|¥|円)[)）]/iu
/** The last cell of a row: "Reiwa 8   Period 1      15,120". */
const LAST_CELL = /(?: {2,}|\t|\|[ \t]*|[ \u3000])(\d{1,3}(?:,\d{3}){1,2}|\d{2,6})[ \t]*\|?$/u
/** How far below its head a row may stand, in lines. */
const REACH = 16

/** Whole numbers in the column of yen. */
export function yenColumn(text: string): Printed[] {
  const found: Printed[] = []
  let start = 0
  let left = 0
  for (const line of text.split('\n')) {
    const number = left > 0 ? LAST_CELL.exec(line)?.[1] : undefined
    if (number !== undefined) {
      const at = start + line.lastIndexOf(number)
      found.push({ start: at, end: at + number.length, number, currency: '¥' })
    }
    left = YEN_HEAD.test(line) ? REACH : left - 1
    start += line.length + 1
  }
  return found
}
