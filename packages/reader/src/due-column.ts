/** A day below the head of its column: "Amount | Payment due by | Reference" over one row. */

/** Heads that set a limit, in the languages that are read in full. */
const DUE_HEAD =
  /^(?:(?:payments?|amount|reply|response|return|remedy|balance|total|instal?ment)? ?(?:is )?(?:now )?(?:due|payable|required|needed)(?: date| by| on(?: or before)?| before)?|(?:pay|reply|respond|return|act|appeal|dispute|remedy|answer|contact us|complete) (?:by|before|no later than)|(?:last|latest|final|closing) (?:day|date)(?: (?:to|for) \p{L}+(?: \p{L}+)?)?|date (?:due|payable|for (?:payment|reply))|deadline|(?:zahlbar|fällig|zu zahlen)(?: bis| am)?(?: spätestens)?|zahlungsfrist|fälligkeit(?:sdatum)?|(?:date limite|date d['’]échéance|échéance|à payer avant(?: le)?)(?: de paiement)?|(?:fecha )?(?:límite|tope)(?: de pago)?|vencimiento|vence(?: el)?|pagar antes del|scadenza(?: pagamento)?|(?:da )?pagare entro(?: il)?|vervaldatum|(?:uiterste )?betaaldatum|te betalen (?:voor|vóór|uiterlijk))$/iu
const GAP = / {2,}|\t+|\s*\|\s*/
/** A row above is at most so far away. */
const REACH = 400

/** "deadline" where the column of this day is headed by a limit, and this row is the only one below the head. */
export function roleUnderHead(
  text: string,
  day: { start: number; end: number },
): 'deadline' | undefined {
  return isUnderDueHead(text, day) ? 'deadline' : undefined
}

function isUnderDueHead(text: string, { start, end }: { start: number; end: number }): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end)
  const row = text.slice(from, to < 0 ? text.length : to)
  const head = headAbove(text, from)
  if (head === undefined) return false
  const cells = cellsOf(row)
  const at = cellsOf(row.slice(0, start - from) + '\u0000').length - 1
  const heads = cellsOf(head)
  if (cells.length < 2 || heads.length !== cells.length) return false
  return DUE_HEAD.test(heads[at]?.replace(/[:*]+$/, '') ?? '') && isOnlyRow(text, to, cells.length)
}

/** The line right above, past rules of dashes; a head holds no number. */
function headAbove(text: string, from: number): string | undefined {
  const lines = text.slice(Math.max(0, from - REACH), from).split('\n')
  const head = lines.findLast((line) => !/^[\s|+:=_-]*$/.test(line))
  return head !== undefined && !/\d/.test(head) ? head : undefined
}

/** Of a list of instalments no day is the limit of the letter. */
function isOnlyRow(text: string, at: number, count: number): boolean {
  if (at < 0) return true
  const next = text
    .slice(at + 1, at + 1 + REACH)
    .split('\n')
    .find((line) => !/^[\s|+:=_-]*$/.test(line))
  return next === undefined || cellsOf(next).length !== count || !/\d/.test(next)
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .trim()
    .split(GAP)
}
