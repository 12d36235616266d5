/** English labels that name a day: the paper's own, what happened, what was missed, and the day of another paper. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { DateRole } from '@plainletter/contracts/reading'

/** A day with what stands before it in its sentence. */
export type Labelled = { text: string; start: number; left: string; documentType: DocumentType }

/** Where a label begins: at the line, or in a column of its own. */
const LABEL = String.raw`(?:^|\n|\t|  )[ \t]*`
const ON = String.raw`(?: date)?(?: on)?[ \t]*:?[ \t]*(?:\p{L}{3,9}day,? )?$`

/** "Notice mailed:", "Citation issued:". */
const SENT = new RegExp(
  String.raw`${LABEL}(?:this |date (?:this )?)?(?:notice|letter|summons|subpoena|writ|statement|bill|demand|reminder|decision|determination|citation) (?:was )?(?:mailed|e-?mailed|posted|sent|issued|printed|delivered)${ON}`,
  'iu',
)
/** "Citation issued:" on a ticket is the day of the deed. */
const TICKET_ISSUED = /\bcitation\b[^\n]*$/i

/** "Petition filed:", "Judgment entered:": days of the case, on a paper that prints its own. */
const OF_CASE = new RegExp(
  String.raw`${LABEL}(?:the )?(?:original )?(?:petition|complaint|(?:law)?suit|action|case|application|claim|appeal|judge?ment|decree|liability order|possession order) (?:was )?(?:first )?(?:filed|lodged|entered|granted|rendered|recorded|docketed|registered|made|obtained|(?<=order )dated?)${ON}`,
  'iu',
)
const OWN_DAY =
  /(?:^|\n|\t|  )[ \t]*(?:date|(?:[\p{L}]+ ){0,3}(?:issued|mailed|posted|sent|dated)|(?:notice|letter|issue|mailing) date|date (?:of|on) (?:the |this )?(?:notice|letter|writ|order|summons|issue))[ \t]*:[ \t]*(?:\p{L}{3,9} \d|\d)/iu

/** "Issued and given under my hand and seal on 8 October": how a clerk of a court dates a paper. */
const UNDER_SEAL = /\bunder my (?:official )?hand\b[^.]{0,60}\d/i

/** "Date/time:", "Violation date:" on a ticket. */
const OF_DEED = new RegExp(
  String.raw`${LABEL}(?:dates? ?(?:\/|&|and) ?time(?: issued| of issue)?|(?:violation|infraction|citation|infringement|offen[cs]e)(?: issued)?(?: date)?(?: ?(?:\/|&|and) ?time)?|date (?:and time )?of (?:the )?(?:violation|infraction|citation|infringement|offen[cs]e|event|contravention|incident|breach|parking|journey|trip|passage|crossing|toll)|when(?: and where|\/where)?)[ \t]*:[ \t]*$`,
  'iu',
)

/** "Rent due date:", "March rent (due", "the rent that was due on": a day that has gone by unpaid. */
const RENT_MISSED = new RegExp(
  String.raw`(?<!\bnext )\b(?:rent|rental)\b(?: (?:payments?|instal?ments?))?,?(?: (?:which|that))?(?: \(?(?:was|were|fell|became|originally|first))* \(?due${ON}`,
  'iu',
)
/** "A balance of $214.00, which was due on": the bill of a supplier that is late. */
const BILL_MISSED = new RegExp(
  String.raw`\b(?:balance|bill|amount|payment|charges?|invoice|account|instal?ment|statement)\b[^.\n]{0,30}(?:[.,]\d\d)?,? (?:which |that )?(?:was|were|fell|became) (?:originally )?due${ON}`,
  'iu',
)
/** "Move-out date:", "you moved out on": what a landlord's account begins with. */
const MOVED_OUT = new RegExp(
  String.raw`${LABEL}(?:(?:move[- ]?out|moving[- ]out|vacated?|check-?out|surrender) date|date (?:you |the tenants? )?(?:moved out|vacated|surrendered)|moved out|vacated)${ON}|\byou (?:moved out|vacated|surrendered|left)\b(?: (?:of )?(?:the|your|our) (?:\p{L}+ ){1,3})? ?on (?:\p{L}{3,9}day,? )?$`,
  'iu',
)

const TICKETS: ReadonlySet<DocumentType> = new Set(['PARKING_TICKET', 'PENALTY_CHARGE_NOTICE'])
/** Who collects a toll names the day of the passage as a ticket does. */
const OF_TOLL = /\b(?:unpaid|default|outstanding) tolls?\b|\btoll (?:violation|road|notice)\b/i
const OF_RENT: ReadonlySet<DocumentType> = new Set(['RENT_ARREARS_LETTER', 'EVICTION_NOTICE'])
const OF_DEBT: ReadonlySet<DocumentType> = new Set([
  'DEBT_COLLECTION_LETTER',
  'RENT_ARREARS_LETTER',
  'CONSUMER_CONTRACT_DISPUTE',
  'LETTER_BEFORE_CLAIM',
])

/** What the label of a day says of it. */
export const NAMED_BY_LABEL: readonly { role: DateRole; holds: (day: Labelled) => boolean }[] = [
  {
    role: 'incident',
    holds: ({ text, left, documentType }) =>
      (TICKETS.has(documentType) || OF_TOLL.test(text)) && OF_DEED.test(left),
  },
  {
    role: 'letter',
    holds: ({ left, documentType }) =>
      SENT.test(left) && !(TICKETS.has(documentType) && TICKET_ISSUED.test(left)),
  },
  { role: 'other', holds: (day) => OF_CASE.test(day.left) && hasOwnDay(day) },
  {
    role: 'incident',
    holds: ({ left, documentType }) => OF_RENT.has(documentType) && RENT_MISSED.test(left),
  },
  {
    role: 'incident',
    holds: ({ left, documentType }) =>
      (documentType === 'UTILITY_BILL_DEMAND' || OF_RENT.has(documentType)) &&
      BILL_MISSED.test(left),
  },
  {
    role: 'incident',
    holds: ({ left, documentType }) => OF_DEBT.has(documentType) && MOVED_OUT.test(left),
  },
]

/** The paper prints another day as its own. */
function hasOwnDay({ text, start }: Labelled): boolean {
  const line = text.lastIndexOf('\n', start - 1)
  return [text.slice(0, Math.max(0, line)), text.slice(start, 12_000)].some(
    (part) => OWN_DAY.test(part) || UNDER_SEAL.test(part),
  )
}

/** "Renewal date:", "Inspection date:": a day with a name of its own is not the day of writing. */
export function isNamedForElse(left: string): boolean {
  const match = DATE_OF_ELSE.exec(left)
  const label = match?.[1] ?? match?.[2]
  if (label === undefined) return false
  const last = label.split(' ').at(-1) ?? ''
  return !OF_WRITING.test(last) && !OF_WRITING.test(asPrinted(last))
}

/** "notlce", "Ietter": what a scanner makes of "notice" and "letter". */
const asPrinted = (word: string): string =>
  word.replace(/^[I1|]/, 'l').replace(/(?<=.)[l1|](?=[cst])/g, 'i')

const DATE_OF_ELSE = new RegExp(
  String.raw`(?:${LABEL}|\| ?)(?:((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+) date|date of (?!this )(?:the |your |first )?((?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+))[ \t]*:[ \t]*(?:\p{L}{3,6}day,? )?$`,
  'iu',
)
const OF_WRITING =
  /^(?:notice|letter|certificate|issued?|statement|bill(?:ing)?|mail(?:ing|ed)?|invoice|decision|determination|document|print(?:ed|ing)?|our|your|today['’]?s|current|file|posting|dispatch|sen[dt]|sending|service|report|order|demand|claim|the|this|publication|release|creat(?:ed|ion)|sign(?:ed|ing|ature)|writ|summons|citation|ref(?:erence)?|pcn|charge|run|process(?:ing)?|correspondence|tax|assessment|account|receipt|quote|reminder|memo|hearing|contravention|incident|event|offen[cs]e)$/i
