/** How urgent a question is. */
import type { UrgencyLevel } from '@plainletter/contracts/reading'

import { signsOf } from './letter.ts'
import type { Letter } from './letter.ts'

const HIGH_QUESTION =
  /\b(?:court (?:claim|papers|form|date|hearing)|hearing|(?<!straight to )tribunal|(?:enforcement agents?|bailiffs?|debt collectors?)\b[^.?!\n]{0,60}\b(?:attended|will be back|be back with|coming back|a van)|charge for payment|sheriff officers?|(?<!(?:can|could|should|may) i )chang(?:e|ing|ed) (?:the|my) locks|out by (?:\w+day|tomorrow|the end)|(?:until|till|by) (?:\w+day|tomorrow|tonight|the end of (?:the )?\w+) to (?:leave|get out|move(?: out)?|pack)|(?:changed|changing) the (?:locks?|code|keys?)|(?:kicked|kicking|throw(?:n|ing)?) (?:me|us) out|claim form|summons|evicted|eviction (?:notice|date)|bailiffs? (?:are )?at (?:the|my|our) door|bailiffs?\b[^.?!\n]{0,40}\b(?:is|are|has|have|want to take|came|coming|turned up|outside|left|will)|possession order|section 21|notice to quit|(?:was|were|been|got|am|being|getting|he|she|they) (?:\w+ )?(?:sacked|dismissed|fired)(?! if)|(?:been|got|was) arrested|arraignment|locked (?:me|us) out|homeless|statutory demand|bankrupt(?:cy)?|warrant|enforcement notice|notice of enforcement|deport(?:ed|ation)?|single justice|\d+[- ]day (?:eviction )?notice|notice (?:taped|posted|stuck) (?:to|on)|(?:i have|i've got|i've had|he has|she has|they have|(?<!never )got|found out[^.?!]{0,50}have) (?:an? )?(?:old |default )?(?:ccj|county court judg\w+)\b|ccj (?:for £|against me|registered|entered)|judgment (?:against me|was entered)|repo(?:'?d|ed|ssessed)|(?:car|truck|van) (?:was|got|has been) (?:taken|towed by the bank)|served (?:me|us)?(?: with)? (?:papers|a summons)|lawsuit|plead(?:ing)? (?:not )?guilty|prosecuted)\b/i
/** The same in other languages: an officer at work, a home or a job lost, papers of a court. */
const HIGH_ABROAD =
  /mahnbescheid|strafbefehl|räumungs|fristlos gekündigt|gerichtsvollzieher (?:war|kommt|hat)|abschiebung|expuls(?:é|er|ion)|changer la serrure|assignation|licencié|oqtf|desahuci|me han despedido|deportaci|citación judicial|sfratt|pignorament|licenziat|ontruim|op staande voet|ontslagen|dagvaarding|huissier[^.?!]{0,40}(?:passé|venu|avis de passage)|avis de passage|commissaire de justice[^.?!]{0,40}(?:passé|venu)|saisi[er] (?:mes|sur)|embargo|résili(?:é|er|e)[^.?!]{0,24}\bbail\b|\bbail\b[^.?!]{0,30}résilié|(?:patron|employeur|chef)\b[^.?!]{0,90}(?:c'est fini|plus la peine de venir|virée?|renvoyée?)|wohnung (?:wurde (?:mir )?)?gekündigt|huur(?:contract)? (?:is )?opgezegd|差押|強制執行|解雇|明渡|出て行け|逮捕/i
/** Somebody at the door or at the car now. */
const AT_THE_DOOR =
  /\b(?:man|men|someone|somebody|guy|bloke|agent|officer|bailiffs?|company|firm|they(?:'re| are)?)\b[^.?!\n]{0,60}\b(?:at (?:the|my|our) door (?:right )?now|(?:sat |parked |waiting )?outside|on (?:the|my) doorstep|in a van)\b|\b(?:put|putting|stuck) (?:a )?(?:wheel )?clamps? on\b|\b(?:has|have|'ve|is|been|got) (?:just )?clamp(?:ed)?\b|\bfraud (?:team|department)\b[^.?!\n]{0,80}\b(?:on the (?:phone|line|other line)|ringing|calling)/i
const POWERS =
  /\b(?:bailiffs?|marston|enforcement agents?|sheriff officers?|evict\w*|locks|(?<!\b(?:call(?:ed|ing)?|rang|phoned|went to|told|tell|asked) (?:the )?)police)\b/i
/** A fraud at work, a dismissal told plainly, a solicitor with a day set. */
const HIGH_FACTS =
  /\b(?:[1-5]|one|two|three|four|five) (?:working |business )?days? to (?:sign|accept|decide|agree)\b|\b(?:got|have|given) until (?:this |next )?(?:\w+day|tomorrow|tonight)\b|\b(?:boss|manager|employer|work|company|they|he|she)(?:'s| has| have)? (?:just )?(?:sacked|fired|dismissed|let) me\b|\bsack(?:ed)? me\b|\b(?:i'?m|i am|been|was|being) let go\b|\bmy (?:job|employment|contract) (?:is|was|has been|ends?) (?:\w+ )?(?:ended|terminated|over|today)\b|\bunfair dismissal\b|\bloan ?shark\b|\bkept my (?:bank )?card\b|\bsend (?:someone|somebody|the boys) round\b|\bsolicitors?\b[^?]{0,300}\b(?:sue|court)\b|\b(?:final notice|summons)\b|\b(?:can|could|will) (?:the )?(?:bailiffs?|enforcement agents?)\b|\bscam\b[^.]{0,200}\b(?:link|paid|sent|transfer\w*|tomor+ow|today|bailiffs?)\b/i
/** Asked out of interest. */
const CURIOUS =
  /\b(?:just (?:curious|wondering|asking|annoy(?:ed|ing))|not a (?:huge|big) deal|out of interest|in general|what'?s the diff\w+|hypothetical\w*)\b/i
/** Agents who have written or called and mean to come back, or details already given to a fraud. */
const AT_WORK =
  /\bbailiffs?\b[^.?!\n,]{0,80}\b(?:they'?ll|they will|will|going to) (?:come|coming|call|get) (?:back|in|round|again)\b|\b(?:link|text|email|call(?:er)?|web ?site)\b[^]{0,400}\b(?:put|gave|entered|typed|given|filled in)(?: (?:in|them|him|her))? (?:my|all my) (?:card|bank|details|pin|password)/i
/** A message with a link that asks for money now, told before anybody has paid. */
const LURE =
  /\b(?:text|sms|whatsapp|email|e-mail|message)\b[^]{0,300}\b(?:pay now|unpaid (?:shipping|customs|delivery|toll)|verify your|suspended|click|fee)\b[^]{0,200}(?:https?:|www\.|\b[\w-]+\.(?:com|net|org|info|xyz|top)\b)|\b(?:asked|wanted|needed)\b[^.]{0,120}\b(?:pin|password|security code|passcode)\b|\bwithdraw\b[^]{0,160}\b(?:pay|fee|tax)\b[^]{0,60}\bfirst\b/i
const PRESSING = [HIGH_QUESTION, HIGH_ABROAD, HIGH_FACTS, AT_WORK, AT_THE_DOOR, LURE] as const
const SOON = /\b(?:today|tomor+ow|tonight|this (?:morning|afternoon|evening|week))\b/i

/** High where a power is at work or a right runs out; low where little is at stake or nothing happens yet. */
export function urgencyOfQuestion(letter: Letter): UrgencyLevel {
  const text = letter.working.text.slice(0, 12_000)
  if (CURIOUS.test(text)) return 'low'
  if (PRESSING.some((one) => one.test(text)) || (POWERS.test(text) && SOON.test(text)))
    return 'high'
  if (isSmallMatter(letter, text) || isGeneral(letter, text)) return 'low'
  return 'medium'
}

/** Neighbours, licences and travel: a nuisance, and no money named. */
const EVERYDAY = /\b(?:tv licen[cs]e|fences?|hedges?|parcels?|flight|barking|wheelie bin)\b/i

/** Asked about the law at large, or about a deposit without a sum: nobody's claim and no day. */
function isGeneral(letter: Letter, text: string): boolean {
  if (
    letter.language !== 'en' ||
    text.length > 900 ||
    /[£$€]\s?\d|\d ?(?:quid|dollars|bucks|pounds|euros?|k\b|grand)|\bscam/.test(text)
  )
    return false
  const isAtLarge = !/\b(?:i|i'?m|i'?ve|my|me|we|we'?re|us|our|he|she|his|her|mum|dad)\b/i.test(
    text,
  )
  const isCalm = !/\b(?:court|solicitors?|bailiffs?|police|fined?|prosecut\w+)\b/i.test(text)
  return isAtLarge || /\bdeposit\b/i.test(text) || (isCalm && EVERYDAY.test(text))
}

const MINOR = [
  { cue: /\bparking|parked|car park\b/i, limit: 170 },
  { cue: /\b(?:neighbou?rs?(?:'s)?|fence|hedge|tree)\b/i, limit: 450 },
  { cue: /\b(?:music ?licen[cs]e|ppl|prs)\b/i, limit: 500 },
  {
    cue: /\b(?:ordered|bought|refund|gym|subscription|parcel|seller|delivered|warranty)\b/i,
    limit: 450,
  },
] as const satisfies readonly { cue: RegExp; limit: number }[]

/** A parking charge, a licence or a purchase for a small sum, without a court, a power or a time limit in sight. */
function isSmallMatter(letter: Letter, text: string): boolean {
  if (letter.language !== 'en') return false
  if (
    /\b(?:court|solicitors?|bailiffs?|debt collect\w+|enforcement|police|pcn|ulez|clamp(?:ed)?|scam|congestion charge|penalty charge|council|in \d+ days|(?:by|until|till) \d+|wages|accident)\b/i.test(
      text,
    )
  )
    return false
  if (/\b(?:house|home|mortgage|estate|property|tenants?|landlord|eviction|visa)\b/i.test(text))
    return false
  const sums = Array.from(text.matchAll(/[£$€] ?(\d[\d,]*)/g), (match) =>
    Number((match[1] ?? '0').replace(/,/g, '')),
  )
  const limit =
    MINOR.find(({ cue }) => cue.test(text) && sums.length > 0)?.limit ??
    (signsOf(letter, 'consumer').length + signsOf(letter, 'parking').length > 0 ? 150 : -1)
  return (
    limit > 0 &&
    sums.every((sum) => sum <= limit) &&
    signsOf(letter, 'employment').length < 3 &&
    signsOf(letter, 'housing').length < 3
  )
}
