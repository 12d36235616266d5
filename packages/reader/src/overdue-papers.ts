/** Papers that chase money: a late invoice, missed payments with a collector to come, and what a shop asks of whom it caught. */
import type { Letter } from './letter.ts'

const OVERDUE =
  /\b(?:overdue|unpaid|not (?:yet |been |yet been )*(?:paid|received|settled)|(?:remains?|still) (?:outstanding|owing)|missed payments?|failed payments?|past (?:its )?due|past[- ]due balance|(?:first|second|third|final|payment|friendly|invoice) reminder|was due)\b/i

/** A small firm chases its own bill: an invoice that is late, whoever the firm is. */
export function isOverdueInvoice(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 12_000)
  return (
    /\binvoices?\b/i.test(text) &&
    OVERDUE.test(text) &&
    letter.language === 'en' &&
    !OTHER_PAPERS.test(text)
  )
}

/** Papers with an invoice in them that are something else. */
const OTHER_PAPERS =
  /\b(?:claim (?:no|number|form)|claimant|letter (?:before|of) (?:claim|action)|before (?:court|legal) action|ppl|prs|themusiclicence|music licen[cs]e|statutory demand|parking|council tax|energy|electricity|gas bill|water bill|broadband|infring\w+|copyright|licen[cs]e fee|tax return|hmrc|rent|tenancy|paid (?:by|in) (?:card|full|cash))\b/i

/** Missed payments and a collector to come, and no quarrel about the goods or the service. */
export function isPlainArrears(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 12_000)
  return (
    letter.language === 'en' &&
    OVERDUE.test(text) &&
    /\b(?:collect(?:ions?|ors?)|recovery|late (?:payment )?fee|administration charge|total (?:to pay|due|owed)|balance (?:due|overdue|now)|past[- ]due balance|payment (?:plans?|arrangements?)|returned unpaid)\b/i.test(
      text,
    ) &&
    !OTHER_PAPERS.test(text) &&
    !/\b(?:dispute|complain\w*|refund|faulty|repair|not as described|compensation|your (?:cancellation|letter of)|you (?:asked|told|say|said|have asked) (?:to|us|that)|exit (?:fee|charge)|early termination|cooling.off|returns|returned (?:the|your|it|goods|items))\b/i.test(
      text,
    )
  )
}

/** A clinic, a school or a club to whoever owes it: a balance past its day, how much it is, and "call us for a plan". */
export function isPastDueAccount({ language, working }: Letter): boolean {
  const text = working.text.slice(0, 6000)
  return (
    language === 'en' &&
    [PAST_DUE, ITS_SUM, ASKS_TO_PAY].every((one) => one.test(text)) &&
    !OTHER_PAPERS.test(text.replace(NO_OTHER_PAPER, '')) &&
    !IN_QUARREL.test(text.replace(/\btax refund\b/gi, ''))
  )
}

/** Words of other papers in what only chases money. */
const NO_OTHER_PAPER =
  /\bpaid in full\b|\b(?:last|final) (?:notice|reminder|demand|warning) before (?:court|legal) action\b/gi
const PAST_DUE =
  /\b(?:past[- ]due|overdue|delinquent) (?:balance|account|amount|payment|tuition|dues|fees)\b|\b(?:balance|account|amount|statement|dues|fees|tuition|loans?|assessments?|it) (?:[\w$£€.,]+ ){0,7}(?:past due|overdue|delinquent|in arrears)\b|\b(?:an|your) unpaid (?:\w+ ){1,2}(?:of|for|from) [£$€]|\bexpected (?:a|your|the) (?:\w+ )?payment\b(?:[^.\n]|\.\d){0,40}\bnot (?:yet )?received\b/i
const ITS_SUM =
  /\b(?:balance|amount|owe|total)\b[^.\n]{0,40}[£$€] ?\d|\bpayment of [£$€]?\d|\bunpaid \w+ of [£$€]\d|[£$€] ?\d[\d,.]*[^.\n]{0,30}\b(?:past due|overdue|balance|on your account)\b/i
const ASKS_TO_PAY =
  /\b(?:please (?:call|contact|pay|remit|send|submit|make)|pay (?:at once|now|today|us)|payment (?:plans?|arrangements?)|(?:receiv\w+|expect|look forward to) your payment|pay(?:ment)? (?:in full|the balance|within)|if (?:it is )?not paid (?:with)?in|if you do not (?:act|pay)|(?:record|file|place) an? lien|will (?:go into )?default)\b/i
const IN_QUARREL =
  /\b(?:dispute|refund|faulty|not as described|compensation|cancellation|exit (?:fee|charge)|shut[- ]?off|disconnect\w*|insured|premium|lapse|toll|citation|violation|council|borough|liability order|department of|ministry|rates|tax(?:es)?|decree)\b/i

/** Somebody who did a job, or lent or sold something, writes to the one who has not paid, in the words in which people talk. */
export function isAskedInPlainWords({ language, working }: Letter): boolean {
  const text = working.text.slice(0, 4000)
  return (
    language === 'en' &&
    A_SUM.test(text) &&
    [TO_ONE, OWED_FOR, NOT_HAD, MAY_GO_ON].every((one) => one.test(text)) &&
    !LAST_BEFORE_CLAIM.test(text) &&
    !OTHER_PAPERS.test(text)
  )
}

const A_SUM = /[£€$] ?\d/
/** "Hello Mrs Tarn". */
const TO_ONE =
  /(?:^|\n)\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|morning)\b[^\n]{0,40}[,!.\n]/i
const OWED_FOR =
  /\b(?:bill|job|work|call-?out|repair|fitting|delivery|lessons?|logs|loan|lent|borrowed|garden|parts|materials|labour|sold you|money)\b/i
const NOT_HAD =
  /\b(?:(?:had|heard|seen|received|got) nothing|nothing (?:has )?(?:yet|come|arrived|back|from you)|(?:not|never|\w+n['’]t) (?:yet )?(?:been paid|had|seen|received|got) (?:a penny|anything|payment|the money|it|my money|paid)|(?:not|never|\w+n['’]t) (?:yet )?(?:been paid|paid (?:me|us|it|for it|anything))|still (?:not paid|unpaid|owed?|waiting|owing)|waiting (?:to be paid|for (?:the|my|your|our) (?:money|payment)))\b/i
/** Whoever announces a claim in so many words writes a letter before it. */
const LAST_BEFORE_CLAIM =
  /\b(?:letter before (?!last)|letter of claim|(?:make|issue|start|bring|file) a (?:\w+ )?claim (?:against you|in the))\b/i
const MAY_GO_ON =
  /\b(?:small claims|county court|solicitor|court|debt collect\w+|no choice|legal|sort code|bank details|in (?:my|our) account|take it further|going further)\b/i

/** A shop's agent asks a person who was stopped there for its costs: a collector's letter, whatever claim it speaks of. */
export function isCivilRecovery({ language, working }: Letter): boolean {
  if (language !== 'en') return false
  const text = working.text.slice(0, 12_000)
  return CAUGHT.test(text) && ASKED_OF_CAUGHT.test(text) && !STANDS.test(text)
}

const CAUGHT =
  /\b(?:shop ?lifting|shop ?theft|retail theft|theft (?:of|from)|wrongful act(?:ion)?s?|stopped by (?:\w+ ){0,2}(?:security|staff|store)|(?:detained|apprehended|observed|caught|stopped)\b[^.\n]{0,60}\b(?:store|shop|premises|security|merchandise|goods)|loss prevention|merchandise)\b/i
const ASKED_OF_CAUGHT =
  /\b(?:civil (?:recovery|demand|restitution|penalty|damages)|loss prevention|(?:security|management|surveillance|staff) (?:and \w+ )?(?:time|costs)|costs? of (?:security|staff|surveillance|investigating))\b/i
const STANDS = /\b(?:claim (?:no|number|form)\b|defendant\b|summons)/i

/** Whoever has won asks for the money first; whoever calls himself a bailiff before any court has spoken collects. */
export function mayEnforceLater({ working }: Letter): boolean {
  const text = working.text.slice(0, 8000)
  return ENFORCE_LATER.test(text) || (COURT_AHEAD.test(text) && !ORDERED.test(text))
}

const ENFORCE_LATER =
  /\b(?:I|we) reserve the right\b[^]{0,160}\benforce (?:the|this|my|our) judge?ment\b/i
const COURT_AHEAD =
  /\b(?:may|will|could|shall|intends? to|instructed to|recommend(?:ed)? to)\b[^.]{0,60}\b(?:begin|start|commence|issue|bring|take|institute)\b[^.]{0,24}\b(?:court|legal) (?:action|proceedings)\b/i
/** What gives an enforcer his power, or lets him do without a court. */
const ORDERED =
  /\b(?:judge?ment (?:was|has|dated|debt|order|number|against|in favour)|ccj|(?:liability|court|possession|attachment) orders?|order for|warrant|writ|claim (?:no|number)|magistrates|fines?|decree|charge for payment|rent|tax|rates|penalty charge)\b/i

/** Whoever won asks for what a court has ordered: "the judgment recently entered against you". */
export function asksJudgmentPaid({ language, working }: Letter): boolean {
  const match = language === 'en' ? JUDGED.exec(working.text.slice(0, 8000)) : null
  if (!match) return false
  const left = working.text.slice(Math.max(0, match.index - 120), match.index)
  return !MAY_BE_JUDGED.test(left.slice(left.lastIndexOf('. ') + 1)) && SEND_IT.test(working.text)
}

const JUDGED =
  /\bjudge?ment (?:was |has been )?(?:recently )?(?:entered|obtained|granted|awarded) against you\b|\b(?:satisfy|pay) your judge?ment\b/i
const MAY_BE_JUDGED = /\b(?:may|might|could|can|will|would|if|unless|until|once|should|to have)\b/i
const SEND_IT = /\b(?:please |must )(?:pay|send|remit|mail)\b/i
