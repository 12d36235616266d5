/** Signs that a paper asks nothing: ordinary letters, stories, minutes, and whether anybody demands something. */
import { isProse } from './blocks.ts'
import { hasSign, signsOf } from './letter.ts'
import type { Letter } from './letter.ts'
import { occurs } from './occurrences.ts'

/** A debt, a charge or a claim against the reader, said as a fact and not as a rule for everybody. */
const CLAIMED =
  /\b(?:you (?:now |still |currently |have )*ow(?:e|ed|ing)|lent you|trying to reach|(?:aren['’]t|isn['’]t|not) in\b|overdue|unpaid|(?:was|were) due|arrears|past due|not (?:yet |been |yet been )*(?:paid|received)|(?:remains?|still|now|is|are) (?:outstanding|owing|owed)|(?:amount|balance|sum|total|debt) (?:now )?(?:outstanding|owed|owing)|debt|missed (?:your |the |a |two |last )*(?:\w+ )?(?:payments?|instalments?)|behind (?:by|with)|owing|sold (?:the above|your|this) (?:\w+ )?account|(?:payments?|instalments?|cheque|direct debit) bounced|£[\d.,]+ behind|the charge is £|(?:is|are|now) payable|£[\d.,]+ is (?:now )?due|without a valid|penalty £|our client|personal matter|holds? the account|original lender|transferred to us|left to pay|payment plan|small claims?|(?:want|need) (?:the|that|our) (?:money|£)|up to date by|bailiffs?|controlled goods|bankrupt\w*|notice to owner|to cancel the|yellow lines|your vehicle|you parked|failed payment|penalty charge (?:notice|of|number)|fixed (?:charge|penalty) notice|penalty (?:notice|order)|parking charge (?:notice|of|number|ref\w*|due)|charge ref\w*|contravention|balance:? £?\d|make (?:us )?an offer|claim (?:no|number|form)|claimant|defendant|letter (?:before|of) (?:claim|action)|enforcement agents?|notice of enforcement|final (?:notice|demand)|reminder notice|liability order|summons|warrant|court (?:action|proceedings|claim)|legal (?:action|proceedings)|(?:proceedings|an action|a claim) (?:will|shall|may) be (?:raised|issued|started|begun|brought|commenced|lodged)|prosecut\w+|infring\w+|unlicensed|judge?ments? (?:of|for) [£$€]|garnish\w*|wage (?:assignment|attachment)|overpa(?:id|yment)|dismiss\w*|redundan\w+|terminat\w+|possession|evict\w*|your complaint|refuse\w*|reject\w*|declin\w+)\b/i

/** What anybody might get: "you may be given a penalty charge notice". */
const POSSIBLE =
  /\b(?:may|might|could|can) (?:get|receive|be (?:issued|given|sent)|issue|give you)\b[^.\n]{0,80}/gi

/** News to many readers may speak of bailiffs and courts; none of it is about the one who reads. */
export function isBulletin(letter: Letter): boolean {
  return BULLETIN.test(titleOf(letter)) && TO_MANY.test(letter.working.text)
}

const BULLETIN =
  /\b(?:bulletin|news-?(?:sheet|letter)|magazine|digest|(?:member|community|company|customer|resident|tenant|parish|village|school|market)s?'? (?:news|updates?))\b/i
const TO_MANY =
  /\b(?:members?|volunteers|subscribers?|readers|supporters|residents|neighbours|neighbors|unsubscribe|no longer wish to receive|in this (?:issue|month|edition)|page \d|(?:spring|summer|autumn|fall|winter) 20\d\d)\b/i

/** The short lines at the top: names and headings, no running text. */
function titleOf(letter: Letter): string {
  return letter.lines
    .slice(0, 6)
    .filter(({ text }) => text.length <= 90 && !isProse(text))
    .map(({ text }) => text)
    .join('\n')
}

/** How somebody uses data, or the rules of a site: it names debts and courts, and asks nothing. */
export function isPolicy(letter: Letter): boolean {
  return (
    POLICY.test(titleOf(letter)) &&
    !/\b(?:you owe|amount due|balance due|total due|please pay|final (?:notice|demand|reminder))\b/i.test(
      letter.working.text.slice(0, 6000),
    )
  )
}

const POLICY =
  /\b(?:(?:privacy|data protection|cookies?) (?:notice|policy|statement)|terms (?:and|&) conditions|terms of (?:use|service)|datenschutz(?:erklärung|hinweise?|information)|allgemeine geschäftsbedingungen|(?:politique|charte|avis) de confidentialité|conditions générales|política de privacidad|condiciones generales|informativa (?:sulla )?privacy|privacyverklaring|algemene voorwaarden)/i

/** A claim that is dropped asks nothing more of anybody. */
export function isDiscontinued(letter: Letter): boolean {
  if (!/discontinu/i.test(titleOf(letter)) && !letter.working.text.includes('discontinues'))
    return false
  return /\bnotice of discontinuance\b|\bdiscontinues (?:all|the whole) of (?:this|the) claim\b/i.test(
    letter.working.text.slice(0, 12_000),
  )
}

/** The other side gives up: a charge cancelled, an appeal allowed, an account closed with nothing to pay. */
export function isWithdrawn(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 12_000)
  return GIVEN_UP.test(text) && WITHDRAWN.test(text) && !STILL_DUE.test(text)
}

/** One of these words is in every letter that gives up; most letters have none. */
const GIVEN_UP = /cancelled|withdrawn|successful|accepted|upheld|allowed|pay anything|longer/
const STILL_DUE =
  /\b(?:unless|must (?:now )?pay|remains? payable|was not (?:cancelled|successful)|not (?:been )?(?:cancelled|withdrawn|successful|upheld))\b/i
const WITHDRAWN =
  /\b(?:parking|penalty) charge (?:notice )?(?:\S+ )?(?:has|is) (?:now )?(?:been )?(?:cancelled|withdrawn)\b|\bwe have (?:now )?(?:cancelled|withdrawn) (?:the|your|this) (?:\w+ )?(?:parking|penalty|charge|notice|claim|fine)\b|\b(?:your )?(?:appeal|challenge|representations?) (?:has|have|was|were) (?:been )?(?:successful|accepted|upheld|allowed)\b|\b(?:you do not|no longer) (?:need|have) to pay (?:anything|the (?:charge|penalty|fine))\b/i

/** Kinds of paper that come to every house and ask for no debt. */
const GENRES = [
  /\bwhat does [^\n]{2,60} do with your personal information\b/i,
  /\b(?:your|an|the|this|new) (?:[\w-]+ ){0,3}appointments?\b[^]{0,1500}\b(?:clinic|hospital|surgery|outpatients?|dentist|dental|gp|nhs|practice|doctor|nurse|optician|medicines|bring)\b/i,
  /\b(?:clinic|hospital|surgery|outpatients?|dentist|dental|nhs|practice)\b[^]{0,1500}\b(?:your|an|the|this|new) (?:[\w-]+ ){0,3}appointments?\b/i,
  /\b(?:bond|deposit|savings?|isa|fixed[- ](?:rate|term))\b[^.]{0,120}\bmatur(?:es?|ity|ing)\b|\bmaturity (?:date|options?|instructions?|notice)\b/i,
  /\b(?:interest rate|savings rate|rate of interest|gross|aer)\b[^.]{0,100}\b(?:chang\w+|will (?:be|go|fall|rise)|reduc\w+|increas\w+|going (?:up|down))\b/i,
  /\breceipt\b[^]{0,800}\b(?:paid (?:by|with|in)|balance due[^\n]{0,24}£0\.00|change(?: due)?|thank you for)\b/i,
  /\b(?:order (?:confirmation|confirmed)|thank you for your order|your order (?:has been|is on|was) (?:placed|received|confirmed|dispatched|its way))\b/i,
  /^(?:[^\n]*\n){0,5}[^\n]*\b(?:minutes|notes) of (?:the|a|our) \b/i,
  /\b(?:fund-?rais\w+|donat(?:e|ed|ions?)|gift aid|raised £|sponsored|legacy|thank you for (?:your|the) (?:kind|generous|support|gift))\b/i,
  /\bdear (?:parents?|carers?|families|parent\/carer)\b|\bhead ?teacher\b|\bschool (?:trip|photo\w*|uniform|dinner money)\b|\bpupils\b/i,
  /^(?:[^\n]*\n){0,4}[^\n]*\b(?:news-?(?:sheet|letter)|bulletin|parish magazine)\b/i,
  /\b(?:survey|questionnaire|tell us what you think|your (?:views|feedback|opinion))\b/i,
] as const

/** An appointment, a rate, a receipt, an order, a school, a charity, a survey; and nobody claims anything. */
export function isOrdinaryPaper(letter: Letter): boolean {
  if (letter.language !== 'en' || hasFraudSign(letter)) return false
  return (
    (GENRES.some((genre) => occurs(genre, letter.working, 12_000)) && !claimsSomething(letter)) ||
    isCreditAdvert(letter)
  )
}

/** "Would you like £100 of credit?" over an example that the law asks for: nobody has borrowed yet. */
function isCreditAdvert({ working }: Letter): boolean {
  const text = working.text.slice(0, 8000)
  return EXAMPLE.test(text) && OFFERS.test(text) && !LENT.test(text)
}

const EXAMPLE =
  /\b(?:typical|representative|illustrative) (?:credit )?example\b|\b(?:representative|typical) \d[\d.]* ?% ?apr\b|\bapr \d[\d.]* ?%|\b\d[\d.]* ?% apr\b/i
const OFFERS =
  /\b(?:would you like|if you(?: are|['’]re|['’]d be)? (?:interested|would like)|apply (?:today|now|online)|subject to status|quotations? (?:is|are)? ?available|you(?: could|['’]ve been| have been| are) (?:borrow|pre-?approved|invited to apply)|borrow (?:up to|from) [£$€])\b/i
const LENT =
  /\b(?:overdue|arrears|missed|unpaid|past due|you (?:still |currently |now )?owe|default|late fee|balance (?:due|outstanding|overdue)|outstanding balance|minimum payment due|amount due|please pay|final (?:notice|reminder|demand)|court|collection)\b/i

/** Minutes speak of debts and charges, but to nobody: "arrears" and "court" in them are not the reader's. */
export function isMinutes(letter: Letter): boolean {
  const { text } = letter.working
  return (
    /\b(?:minutes|notes) of (?:the|a|our) (?:[\w-]+ ){0,3}(?:meeting|agm)\b/i.test(
      text.slice(0, 400),
    ) && !/\b(?:you|your)\b/i.test(text.slice(0, 12_000))
  )
}

/** True when the letter states a debt, a charge, a claim or a decision against its reader. */
export function claimsSomething(letter: Letter): boolean {
  return (
    letter.language !== 'en' ||
    CLAIMED.test(letter.working.text.slice(0, 20_000).replace(POSSIBLE, ' '))
  )
}

function hasFraudSign(letter: Letter): boolean {
  return letter.hits.some(
    ({ row }) => row.means === 'authenticity' && row.points === 'suspicious' && row.weight >= 1.6,
  )
}

/** It says itself that nothing needs doing, or it reports a meeting; and it names no debt. */
export function asksNothing(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 12_000)
  const isCalm =
    /\b(?:do not|don't|dont) (?:have|need) to (?:do anything|reply|act|take any action)\b|\bno need to (?:pay|do|reply|call)\b|\b(?:minutes|notes) of (?:the|a|our) (?:\w+ ){0,3}meeting\b|\b(?:do not|don't) need to use (?:us|a claims company)\b|\bno win,? no fee\b|\b(?:is|there's) nothing to pay\b/i.test(
      text,
    )
  return (
    isCalm &&
    !/\b(?:you owe|overdue|please pay|must pay|amount due|balance due|total due|unpaid|in arrears|to pay:|penalty charge notice|parking charge notice|overpa(?:id|yment)|more than you should|(?:pay|paid) (?:it |us )?back|repay|until the balance)\b/i.test(
      text,
    )
  )
}

/** Prose that speaks to nobody: a story, minutes, an article. Letters say "you"; forms name the parties. */
export function isNarrative(letter: Letter): boolean {
  if (letter.language !== 'en' || isForm(letter)) return false
  if (letter.lines.some(({ block }) => block === 'salutation')) return false
  const told = letter.working.text.slice(0, 12_000).replace(/"[^"\n]{0,300}"/g, ' ')
  if (/\b(?:you|your|yours|please (?:send|pay|return|write|contact|call))\b/i.test(told))
    return false
  if (DECIDES.test(told)) return false
  const people = told.match(/\b(?:he|she|they|his|her|their|said|him)\b/gi)?.length ?? 0
  return (people >= 3 && told.length > 250) || isArticle(letter, told)
}

/** News: somebody reports what others said and did, and speaks to nobody. */
export function isReport({ language, working }: Letter): boolean {
  if (language !== 'en') return false
  const text = working.text.slice(0, 12_000)
  if (BYLINE.test(text.slice(0, 600))) return true
  const told = text.replace(/["“][^"“”\n]{0,400}["”]/g, ' ')
  return !SPEAKS.test(told) && (told.match(REPORTS)?.length ?? 0) >= 2
}

const SPEAKS = /\b(?:you|your|yours|we|our|us|please|dear|i|my)\b/i
const REPORTS =
  /\b(?:(?:she|he|they|who|spokes(?:man|woman|person)|judge|court|tribunal|council|police) (?:said|told|heard|ruled|added|argued)|(?:was|were|been) (?:fined|jailed|prosecuted|convicted|ordered to|given \d|told to|awarded)|according to|campaigners|declined to comment)\b/gi

/** "By Tom Quill, Consumer Affairs Correspondent": whoever writes for a paper. */
const BYLINE =
  /(?:^|\n)[ \t]*by \p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+(?:,? (?:and|&) \p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+)?,?[ \t]*(?:\n[ \t]*)?(?:[\p{L}&]+ ){0,4}(?:correspondent|reporter|editor|columnist|staff writer|journalist)\b/iu

/** A ruling, a tag on a door and a notice to all staff speak to nobody either. */
const DECIDES =
  /\b(?:(?:is|are) (?:directed|ordered) to|rules that|be refunded|shut off|redundan(?:t|cy|cies)|I enclose a bill)\b/i

function isForm(letter: Letter): boolean {
  return (
    hasSign(letter, 'parties') ||
    letter.lines.some(({ block, text }) => block === 'reference' || NUMBERED.test(text))
  )
}

/** "Notice number 441022770" in a line of its own. */
const NUMBERED =
  /^(?:notice|fine|ticket|citation|penalty|reference|account|invoice|case|file) (?:no\.?|number|ref\.?)[ \t]*:?[ \t]*[A-Z/-]{0,4}\d{4,}[A-Z\d /-]{0,12}$/i

/** Of the words of a demand those that no story or review needs. */
const MONEY_ASKED = /pay|paid|due|ow[ei]|arrears|demand|settle|must|require/i

/** Running text that asks nothing. */
function isArticle(letter: Letter, told: string): boolean {
  const isProsaic = letter.lines.some((line) => isProse(line.text))
  const asked = signsOf(letter, 'demand').filter(({ start, end }) =>
    MONEY_ASKED.test(letter.working.text.slice(start, end)),
  )
  return isProsaic && told.length > 120 && asked.length < 3
}

/** A demand names a sum, a date or a number, or what will happen to the reader; words alone are a letter to the editor. */
export function namesNothing({ working }: Letter): boolean {
  return !/\d|@|\.[a-z]{2,}\b|\b(?:your (?:benefits|accounts?|job|tenancy|licen[cs]e)|your (?:final|last)|don['’]t (?:come|bother)|if you (?:refuse|do not|don['’]t)|stop|redundan\w+|liquidation)\b/i.test(
    working.text,
  )
}
