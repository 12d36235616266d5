/** Bills and receipts that are paid already: what they say of late payers is small print. */
import type { Letter } from './letter.ts'

/** True where a bill shows that it was paid and that nothing is left. */
export function isPaidBill({ language, working }: Letter): boolean {
  if (language !== 'en') return false
  const text = working.text.slice(0, 8000)
  return isInCredit(text) || (NOTHING_LEFT.test(text) && PAID.test(text) && !LEFT.test(text))
}

/** "Balance on 30 September £77.81 in credit": the firm holds money of the reader, and takes its own by itself. */
function isInCredit(text: string): boolean {
  const standing = Array.from(text.matchAll(STANDING)).at(-1)?.[1] ?? ''
  return /^cr/i.test(standing) && TAKEN.test(text) && !OWED.test(text)
}

const STANDING = /[£$€] ?[\d.,]+ ?(?:in )?(credit|debit|cr|dr)\b/gi
const TAKEN =
  /\b(?:direct debit|auto-?pay|automatic payments?)\b|\byou (?:don['’]t|do not) (?:need|have) to (?:do|pay) anything\b|\bnothing to pay\b/i
const OWED =
  /\b(?:overdue|past due|arrears|you (?:still |now )?owe|please pay|final (?:notice|demand|reminder)|reminder notice|amount due|total due|must (?:now )?pay|pay (?:us )?by \d|(?:our|my) client)\b/i

/** "Balance $0.00", "Amount due: nil", "Nothing to pay". */
const NOTHING_LEFT =
  /(?:^|\n|\t|  |\|)[ \t]*(?:(?:account |new |remaining |closing |your )?balance(?: due| owing| outstanding| payable| remaining| now)?|(?:total |amount )(?:now )?(?:due|owing|outstanding|payable)|(?:left )?to pay|amount to pay|outstanding)[ \t]*[:|]?[ \t]*[-–]?(?:[£$€][ \t]?0(?:\.00)?|0\.00|nil|zero|none)(?![\d.])|\b(?:nothing (?:more |further )?(?:is )?(?:left )?(?:to pay|due|owing|owed)|(?<!\b(?:not|n['’]t|unless|until|be|is|it['’]s) )paid in full)\b/i
const PAID =
  /\b(?:paid (?:by|with|via|in full|on|today|at|–|-|:)|paid[ \t]{2,}|payment (?:received|of [£$€][\d.,]+ received|taken|accepted)|(?:card|cash|eftpos|visa|mastercard|amex|debit|contactless|direct debit) payment|thank you for your payment|received with thanks|payments?[ \t]+-?[£$€])/i
/** Another sum is still asked for. */
const LEFT =
  /\b(?:overdue|past due|arrears|you (?:still )?owe|remains? (?:unpaid|outstanding|due)|please pay|final (?:notice|demand|reminder)|reminder notice|must (?:now )?(?:be paid|pay)|(?:our|my) client|last notice|previous balance|balance (?:brought )?forward|instal?ments? (?:is|are|of)|next payment|(?:has|have|was|were) not (?:been )?(?:paid|received)|default|claim(?:ant|s)?|court|judgment)\b|\b(?:amount|balance|total|sum) (?:now )?(?:due|owing|outstanding|payable)[ \t:|]*[£$€]?[ \t]?(?!0(?:\.00)?(?!\d))\d/i
