/** What a time limit is for: to pay, to reply, to appeal, to leave, to attend, or a lower price. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { StatedDeadline } from '@plainletter/contracts/reading'

import type { Found } from './last-day.ts'
import { OWN_STEP } from './period-start.ts'

/** Twenty-eight days is the time that the law and the codes give for tickets. */
export const TICKETS: ReadonlySet<DocumentType> = new Set([
  'PARKING_TICKET',
  'PENALTY_CHARGE_NOTICE',
])

/** Words of a lower price, in any letter. */
const LOWER =
  /\b(?:discount|discounted|reduced|reduction|settle for|we (?:will|would|can) accept|\bwould (?:accept|take)|settlement (?:offer|figure|of))\b/i
const LOWER_ABROAD =
  /ermäßigt|\bskonto\b|réduit|minor(?:é|e|ée)(?!\p{L})|reducid|bonificación|descuento|pagamento ridotto|\bse il pagamento avviene\b|\bsi le paiement\b|\bsconto\b|\bkorting\b|verminderd/iu
/** On tickets, a second, smaller sum is the lower price too. */
const DISCOUNT =
  /\bif (?:paid|received) (?:by|before|within|in)\b|\bearly payment\b|\bpay (?:only|just) £|\bif you pay (?:by|before|within|in)[^.£]{0,30}: ?£|\b(?:discount|discounted|reduced|accept|reduction|half|instead)\b|£\d+[^.]{0,20} if (?:you )?pa(?:y|id)|lower|or £[\d.]+ (?:after|later|if we (?:get|receive))|gesture|£[\d.]+ (?:until|by|before)|\bs[ei] paga\b|\bsi vous payez\b|\bals u binnen\b|\bse pagat[oa]\b|\bsi (?:elle est |il est )?(?:pay|régl)ée?\b|\bbei zahlung (?:innerhalb|binnen)\b|\bindien (?:u )?binnen\b|\bsi (?:se )?(?:paga|abona)\b|minorée/i
const WHAT = [
  {
    what: 'leave',
    cue: /\b(?:leave the|vacate|move out|give up possession|required to leave)/i,
  },
  {
    what: 'attend',
    cue: /(?<!without an? (?:further |oral |court )?)\b(?:attend|hearing|appear|heard)\b/i,
  },
  {
    what: 'appeal',
    cue: /\b(?:appeals?|protest|challenge|representations?|object|dispute resolution)\b/i,
  },
  {
    what: 'pay',
    cue: /\b(?:pay|paid|payment|paying|settle|remit)\b|£|€|balance|amount/iu,
  },
  {
    what: 'reply',
    cue: /\b(?:reply|respond|response|contact|return|telephone|call|defence|acknowledg\w+|hear from you|get in touch|complete|send|form|write|confirm|tell us|let us know)\b/i,
  },
] as const satisfies readonly { what: StatedDeadline['what']; cue: RegExp }[]

/** Names of papers with the word for paying in them. */
const PAPERS_TO_PAY = /\bcommandement de payer\b|\binjonction de payer\b|\bzahlungsbefehl\w*/gi

/** Whoever asks for a hearing appeals; nobody is called to one yet. */
const ASKS_FOR_HEARING =
  /\b(?:request(?:s|ed|ing)?|ask(?:s|ed|ing)?|appl(?:y|ied|ying)|demand(?:s|ed|ing)?)\b[^.]{0,40}\bhearings?\b|\bhearing requests?\b/gi

/** "Contest by asking for an initial review", "request a trial by mail": how a ticket is challenged in America and Australia. */
const CONTESTS =
  /\b(?:contest(?:ed|ing)?|dispute|protest)\b(?![^.]{0,40}\b(?:not|without)\b)|\b(?:initial|internal|administrative|agency|informal) (?:administrative )?(?:review|hearing)\b|\btrial by (?:mail|written declaration)\b|\bplead(?:ing)? not guilty\b|\belect(?:ion)? to (?:have|be|go)\b[^.]{0,40}\bcourt\b/i

/** "Termination date: April 11", "kündige ich den Mietvertrag zum": the day to leave. */
const ENDS_HOME =
  /^\W{0,6}(?:the |your )?(?:(?:lease|tenancy|effective|final|last) ){0,2}(?:termination|move[- ]?out|vacate|vacating|surrender|leaving|end|quit) date\b|(?<!\p{L})(?:kündige|kündigen)(?!\p{L})[^\n]{0,160} (?:zum|per|auf den) \d|(?<!\p{L})bail (?:prendra|prend|se termine|se terminera)(?: \p{L}+)? (?:fin )?le \d/iu

/** "Lade ich Sie zum Termin zur Abgabe der Vermögensauskunft auf": an officer calls somebody in. */
const CALLS_IN =
  /(?<!\p{L})(?:lade ich sie|laden wir sie|werden sie geladen)(?!\p{L})[^]{0,120}termin/iu

/** To leave a home or to come to a room: no price is lower for it. */
const OF_PLACE: ReadonlySet<StatedDeadline['what']> = new Set(['leave', 'attend'])

/** What must be done by the limit that a sentence sets. */
export function whatOf(found: Found, sentence: string): StatedDeadline['what'] {
  const own = found.letter.language === 'en' ? WHAT : found.letter.abroad.duties.what
  const said = sentence.replace(PAPERS_TO_PAY, ' ').replace(ASKS_FOR_HEARING, ' appeal ')
  if (keepsBenefit(sentence)) return 'appeal'
  const what = toldByKind(found, said) ?? own.find(({ cue }) => cue.test(said))?.what ?? 'act'
  if (OF_PLACE.has(what)) return what
  const lower = TICKETS.has(found.documentType) ? DISCOUNT : LOWER
  return lower.test(withoutClaim(found, sentence)) || LOWER_ABROAD.test(withoutPower(sentence))
    ? 'pay_discount'
    : what
}

/** "La puissance de votre compteur pourra être réduite": less current, and no lower price. */
function withoutPower(sentence: string): string {
  return sentence.replace(LESS_POWER, ' ')
}

const LESS_POWER =
  /(?<!\p{L})(?:puissance|débit|alimentation|potenza|potencia|vermogen|leistung)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:rédui\p{L}*|limit\p{L}*|ridott\p{L}*|ridur\p{L}*|reduc\p{L}*|verminder\p{L}*|ermäßigt)|(?<!\p{L})(?:réduction|réduire|riduzione|ridurre|reducción|reducir|verminderen)(?: de)?(?: la| il| el| het)? (?:puissance|potenza|potencia|vermogen)/giu

/** What only papers of this kind mean by such words. */
function toldByKind(
  { documentType }: Found,
  said: string,
): 'appeal' | 'attend' | 'leave' | undefined {
  if (TICKETS.has(documentType) && CONTESTS.test(said)) return 'appeal'
  if (ENDS_WORK.has(documentType) && GIVES_REASONS.test(said)) return 'appeal'
  if (documentType === 'BAILIFF_NOTICE' && CALLS_IN.test(said)) return 'attend'
  return documentType === 'EVICTION_NOTICE' && ENDS_HOME.test(said) ? 'leave' : undefined
}

const ENDS_WORK: ReadonlySet<DocumentType> = new Set(['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'])
/** "Put your reasons in writing to the director": how a decision is appealed against. */
const GIVES_REASONS =
  /\b(?:put|set out|send|state|give|write|submit)\b[^.]{0,30}\b(?:your|full|the) (?:reasons|grounds|case)\b/i

/** What the owner of a picture asks for its use is called a settlement, and is no lower price. */
function withoutClaim({ documentType }: Found, sentence: string): string {
  if (documentType !== 'COPYRIGHT_INFRINGEMENT_LETTER') return sentence
  return sentence.replace(/\bsettlement of\b/gi, ' ')
}

/** Of "(a) pay £50 within 14 days, or (b) appeal within 28 days", the half that holds the position. */
export function clauseAround(sentence: string, at: number): string {
  const cuts = Array.from(
    sentence.matchAll(/;|,? or (?=\(|[a-z]+ )|\([a-d1-4i]+\)/g),
    ({ index }) => index,
  )
  if (cuts.length === 0 || !/\d[^.]*\bdays\b.*\bdays\b/is.test(sentence)) return sentence
  const from = cuts.findLast((cut) => cut < at) ?? 0
  const to = cuts.find((cut) => cut >= at) ?? sentence.length
  return sentence.slice(from, to)
}

/** Half a year, in days: beside a day to pay, or in a paper that demands nothing, it presses nobody. */
export const LONG = 150

/** How a limit stands to the others of its letter: the first to keep goes before a second step and a far day. */
export function rankOf(
  { relativeDays }: StatedDeadline,
  { sentence, offset }: { sentence: string; offset: number },
): number {
  if (keepsBenefit(sentence)) return 5
  return OWN_STEP.test(sentence.slice(offset)) || (relativeDays ?? 0) >= LONG ? -3 : 0
}

/** A request by then keeps a benefit or a cover as it is while it is looked at: it comes before the later day to ask at all. */
function keepsBenefit(sentence: string): boolean {
  return KEPT.test(sentence) && ASKED_FOR.test(sentence)
}

const KEPT =
  /\b(?:(?:keep|continue|carry on) (?:getting|receiving|to (?:get|receive)|unchanged)|(?:benefits?|payments?|assistance|coverage|cover|medicaid|services?|licen[cs]e) (?:will |may |can |to )?(?:go on|continue|not (?:change|stop|end|be (?:reduced|stopped|cut|ended|suspended|closed))|stay the same|remain unchanged)|without a break|nothing (?:to be |will be |is )?(?:taken|withheld|deducted|held back|recovered)|(?:not|won['’]t) (?:start |begin )?(?:to |be )?(?:withh(?:old|eld)|deduct(?:ed)?|take any(?:thing| money)|(?:recover|collect)(?:ing|ed)? (?:the |this |any )?overpayment))\b/i
const ASKED_FOR = /\b(?:hearings?|appeals?|review|reconsideration|waivers?|(?:your|a) request)\b/i
