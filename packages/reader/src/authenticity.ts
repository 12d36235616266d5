/** Signs for and against the letter being genuine. Codes are stable: rules of law test them. */
import type { PaymentInstruction } from '@plainletter/contracts/reading'

import { CALL_PATTERNS } from './call-patterns.ts'
import { FAMILY_PATTERNS } from './family-message.ts'
import { foreignLink } from './foreign-link.ts'
import { hitsOf } from './letter.ts'
import type { HitOf, Letter } from './letter.ts'
import { isLookalike } from './lookalike.ts'
import { hiddenSigns, hostOf, mailSigns } from './mail-signs.ts'
import type { WeighedSign } from './mail-signs.ts'
import { isMoneyOnItsWay } from './money-from-offices.ts'
import { toSpan } from './normalise.ts'
import { firstOccurrence } from './occurrences.ts'
import { PAYMENT_TRICKS } from './payment-tricks.ts'
import { sentenceAround } from './sentence.ts'
import { SIGN_PATTERNS } from './sign-patterns.ts'

const NEGATED =
  /\b(?:never|do not|don't|will not|won't|would not|not ask|nobody|no one)\b|(?<!\p{L})(?:jamais|niemals|nie|nunca|jamás|mai|nooit)(?!\p{L})/iu

/** "Criminals may say that you must pay with gift cards": told of others, not asked. */
const OF_CRIMINALS =
  /\b(?:criminals|fraudsters|scammers|thieves|betrüger|escrocs|fraudeurs|estafadores|truffatori|oplichters) (?:may|might|will|often|can|could|say|ask|pretend|claim|try|\p{L}+en|\p{L}+ent|\p{L}+an|\p{L}+ono)\b/iu

/** Signs that are themselves a "do not". */
const SECRETIVE: ReadonlySet<string> = new Set(['says_keep_secret', 'gives_cover_story'])

/** Signs read from words and from web addresses, each code once. */
export function findSigns(letter: Letter, payment: readonly PaymentInstruction[]): WeighedSign[] {
  const signs = [
    ...wordSigns(letter),
    ...patternSigns(letter),
    ...webSigns(payment),
    ...accountSigns(letter, payment),
    ...mailSigns(letter),
    ...hiddenSigns(letter),
    ...brandSigns(letter),
    ...foreignLink(letter, payment),
  ]
  // What is seen in two ways counts once, by what shows it best.
  const best = new Map<string, WeighedSign>()
  for (const sign of signs)
    if ((best.get(sign.code)?.weight ?? 0) < sign.weight) best.set(sign.code, sign)
  return [...best.values()]
}

function wordSigns(letter: Letter): WeighedSign[] {
  return hitsOf(letter, 'authenticity')
    .filter((hit) => !isWarning(letter, hit) && !isHonest(letter, hit))
    .map(({ row: { code, points, says, weight }, start, end }) => ({
      code,
      points,
      says,
      weight,
      span: toSpan(letter.working, start, end),
    }))
}

type WordSign = HitOf<'authenticity'>

/** Told of criminals, or as what is never asked. */
function isWarning({ working }: Letter, { row, start, end }: WordSign): boolean {
  if (row.points !== 'suspicious') return false
  const sentence = sentenceAround(working.text, { start, end })
  const before = working.text.slice(sentence.start, start)
  return (
    OF_CRIMINALS.test(before) ||
    NEVER_BEHIND.test(working.text.slice(end, sentence.end)) ||
    (NEGATED.test(before) && !SECRETIVE.has(row.code))
  )
}

/** The same words where a real sender has reason for them. */
function isHonest(letter: Letter, { row, start, end }: WordSign): boolean {
  const { text } = letter.working
  if (row.code === 'promises_money') return isMoneyOnItsWay(letter)
  if (row.code === 'gift_card_payment') return isOfShop(text, sentenceAround(text, { start, end }))
  return isGivenCode(text, { row, end })
}

/** "Ihre PIN werden wir niemals abfragen", "暗証番号をお尋ねすることはございません": what is never asked is said behind it. */
const NEVER_BEHIND =
  /^[^.!?]{0,60}(?<!\p{L})(?:niemals?|nie|nooit|jamais|nunca|jamás|mai)(?!\p{L})|^[^。!?]{0,24}(?:尋ね|伺い|聞き|求め|要求)[^。]{0,8}(?:こと|もの)は[^。]{0,6}(?:ございません|ありません)/iu

/** "Security code:" above the code itself: it is given to the reader, not asked of them. */
function isGivenCode(text: string, { row, end }: { row: { code: string }; end: number }): boolean {
  return (
    row.code === 'asks_for_pin' &&
    /^(?: (?:is|numbers?|below|printed|above))?[:\s]{1,60}(?:\(?part (?:1|one)\b|(?=[a-z-]*\d)[a-z0-9-]{6,12}\b)|^s? (?:below|above|printed|shown|(?:in|on|at|with) (?:the|this) )/i.test(
      text.slice(end, end + 80),
    )
  )
}

/** Numbers of British registers: those of other countries are checked elsewhere. */
const BRITISH: ReadonlySet<string> = new Set(['has_company_number', 'has_fca_number'])

/** A shop writes of a card that somebody bought, and asks for none. */
function isOfShop(text: string, { start, end }: { start: number; end: number }): boolean {
  const sentence = text.slice(start, end)
  return OF_SHOP.test(sentence) && !ASKS_FOR_CARD.test(sentence)
}

const OF_SHOP =
  /\b(?:refund\w*|expir\w+|redeem\w*|balance|(?:you|was|were) (?:bought|purchased|paid)|your (?:gift|order|claim))\b/i
const ASKS_FOR_CARD =
  /\b(?:(?:buy|purchase|get|send)(?:ing)? (?:\w+ ){0,4}(?:cards?|vouchers?)|pay\w* (?:\w+ ){0,6}(?:by|with|in|using)|codes?|numbers?|photos?|pictures?|scratch\w*)\b/i

function patternSigns(letter: Letter): WeighedSign[] {
  const { working } = letter
  return [...SIGN_PATTERNS, ...CALL_PATTERNS, ...FAMILY_PATTERNS, ...PAYMENT_TRICKS].flatMap(
    ({ pattern, ...sign }) => {
      const match = firstOccurrence(pattern, working, 60_000)
      return match && !(BRITISH.has(sign.code) && letter.country !== 'gb')
        ? [{ ...sign, span: toSpan(working, match.index, match.index + match[0].length) }]
        : []
    },
  )
}

/** Where an account is opened from afar in minutes, and the letter is from somewhere else. */
const OPENED_FROM_AFAR = /^(?:LT|LV|EE|BG|CY|MT|RO|HU)\d/i

/** Where a letter says whose it is, in characters. */
const HEAD = 300
/** Offices that fraud likes to be: none of them banks abroad. */
const OFFICE =
  /\b(?:CJIB|Centraal Justitieel|Belastingdienst|[Ww]aterschap|Finanzamt|Gerichtskasse|Justizkasse|Hauptzollamt|Rundfunkbeitrag|Beitragsservice|Bußgeldstelle|Stadtkasse|Jobcenter|Familienkasse|SERAFE|DGFiP|ANTAI|URSSAF|Trésor [Pp]ublic|Agencia Tributaria|Seguridad Social|Dirección General de Tráfico|Ayuntamiento|Agenzia delle Entrate|Polizia Locale|INPS|SPF Finances|FOD Financiën|HMRC|DVLA|TV Licensing)\b/

/** Collectors of a country, who are paid there. */
const COLLECTOR =
  /(?<!\p{L})(?:\p{L}*inkasso\p{L}*|\p{L}*incasso\p{L}*|recouvrement|recobros?|recupero crediti|debt (?:collection|recovery))(?!\p{L})/iu

function accountSigns(
  { working, country }: Letter,
  payment: readonly PaymentInstruction[],
): WeighedSign[] {
  const isCollector = COLLECTOR.test(working.text.slice(0, HEAD))
  const account = payment.find(
    ({ kind, value }) =>
      kind === 'iban' &&
      (OPENED_FROM_AFAR.test(value.trim()) ||
        (isCollector && !value.trim().toLowerCase().startsWith(country))),
  )
  if (!account) return []
  return [
    {
      code: 'foreign_account',
      points: 'suspicious',
      weight: OFFICE.test(working.text.slice(0, HEAD)) ? 7 : 2.2,
      says: 'It wants the money in an account in another country.',
      span: account.span,
    },
  ]
}

/** Addresses that borrow a known name: "barclays-secure-verify.com". */
function webSigns(payment: readonly PaymentInstruction[]): WeighedSign[] {
  const signs: WeighedSign[] = []
  for (const { kind, value, span } of payment) {
    if (kind !== 'web' && kind !== 'email') continue
    const host = hostOf(value)
    if (isLookalike(host)) {
      signs.push({
        code: 'lookalike_domain',
        points: 'suspicious',
        weight: THROWAWAY.test(host) ? 6 : 3.5,
        says: 'Its web address only looks like a known one.',
        span,
      })
    }
    const hiding = hidingWeight(host)
    if (hiding > 0) {
      signs.push({
        code: 'short_link',
        points: 'suspicious',
        weight: hiding,
        says: 'Its link hides where it goes.',
        span,
      })
    }
    if (
      kind === 'email' &&
      /@(?:gmail|hotmail|outlook|yahoo|aol|protonmail|proton)\./i.test(value)
    ) {
      signs.push({
        code: 'free_mail_address',
        points: 'suspicious',
        weight: 0.8,
        says: 'It uses a free mail address, not one of its own.',
        span,
      })
    }
  }
  return signs
}

/** Endings that fraud buys by the thousand, and no body of the state uses. */
const THROWAWAY = /\.(?:xyz|top|click|icu|live|vip)$/

/** How much a host speaks for a link that does not show whose page it opens. */
function hidingWeight(host: string): number {
  if (UNOWNED.test(host)) return 4
  return /^(?:bit\.ly|tinyurl\.com|t\.co|cutt\.ly|is\.gd|rb\.gy)$/i.test(host) ? 2.5 : 0
}

/** Names that anybody may point at their own computer for a day. */
const UNOWNED = /\.(?:(?:duckdns|hopto|ddns|zapto)\.(?:org|net)|ngrok(?:-free)?\.(?:app|io))$/i

const SPELLED = [
  'barclays',
  'lloyds',
  'natwest',
  'santander',
  'nationwide',
  'halifax',
  'paypal',
  'amazon',
  'netflix',
  'microsoft',
  'revenue',
  'licensing',
  'customs',
] as const

/** "Barcllays", "Natvvest": a known name with one letter wrong. */
function brandSigns(letter: Letter): WeighedSign[] {
  const text = letter.working.text.slice(0, 4000)
  for (const match of text.matchAll(/\b[A-Z][a-z]{5,12}\b/g)) {
    const word = match[0].toLowerCase()
    const brand = SPELLED.slice(0, 10).find(
      (name) => word !== name && Math.abs(word.length - name.length) <= 1 && isOneOff(word, name),
    )
    if (!brand) continue
    const span = toSpan(letter.working, match.index, match.index + match[0].length)
    return [
      {
        code: 'misspelt_brand',
        points: 'suspicious',
        weight: 3.5,
        says: 'It spells a known name wrongly.',
        span,
      },
    ]
  }
  return []
}

/** One letter added, missing or changed. */
function isOneOff(word: string, name: string): boolean {
  let at = 0
  while (at < word.length && at < name.length && word[at] === name[at]) at += 1
  const rest = [word.slice(at), name.slice(at)] as const
  if (at < 2) return false
  return (
    rest[0].slice(1) === rest[1] ||
    rest[0] === rest[1].slice(1) ||
    rest[0].slice(1) === rest[1].slice(1)
  )
}
