/** Signs for and against the letter being genuine. Codes are stable: rules of law test them. */
import type { AuthenticitySign, PaymentInstruction } from '@plainletter/contracts/reading'

import { hitsOf } from './letter.ts'
import type { Letter } from './letter.ts'
import { isLookalike } from './lookalike.ts'
import { hiddenSigns, hostOf, mailSigns } from './mail-signs.ts'
import type { WeighedSign } from './mail-signs.ts'
import { toSpan } from './normalise.ts'
import { sentenceAround } from './sentence.ts'

const NEGATED = /\b(?:never|do not|don't|will not|won't|would not|not ask|nobody|no one)\b/i

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
    ...accountSigns(payment),
    ...mailSigns(letter),
    ...hiddenSigns(letter),
    ...brandSigns(letter),
  ]
  const seen = new Set<string>()
  return signs.filter(({ code }) => !seen.has(code) && seen.add(code))
}

function wordSigns(letter: Letter): WeighedSign[] {
  const { working } = letter
  const signs: WeighedSign[] = []
  for (const { row, start, end } of hitsOf(letter, 'authenticity')) {
    const sentence = sentenceAround(working.text, { start, end })
    const isWarning =
      row.points === 'suspicious' &&
      (OF_CRIMINALS.test(working.text.slice(sentence.start, start)) ||
        (NEGATED.test(working.text.slice(sentence.start, start)) && !SECRETIVE.has(row.code)))
    if (isWarning || isGivenCode(working.text, { row, end })) continue
    signs.push({
      code: row.code,
      points: row.points,
      says: row.says,
      weight: row.weight,
      span: toSpan(working, start, end),
    })
  }
  return signs
}

/** "Security code:" above the code itself: it is given to the reader, not asked of them. */
function isGivenCode(text: string, { row, end }: { row: { code: string }; end: number }): boolean {
  return (
    row.code === 'asks_for_pin' &&
    /^[:\s]{1,60}(?=[a-z]*\d)[a-z0-9]{6,12}\b/i.test(text.slice(end, end + 80))
  )
}

const PATTERNS = [
  {
    code: 'pressure_hours',
    points: 'suspicious',
    weight: 1.8,
    says: 'It gives you only hours. Criminals hurry people.',
    pattern:
      /\b(?:within|in) (?:the )?(?:next )?(?:\d{1,2}|one|two|three|four|six|twelve|twenty[- ]four|forty[- ]eight) ?(?:hours?|hrs?|minutes|mins)\b|\b(?:before|by) (?:\d{1,2} ?[ap]m |midnight )?(?:tonight|tomorrow)\b|\b(?:von|binnen|sous|les|en|entro|de) \d{1,2} (?:stunden|uur|heures|horas|ore)\b|\d{1,2}時間以内/i,
  },
  {
    code: 'has_claim_number',
    points: 'genuine',
    weight: 0.5,
    says: 'It has a claim number in the style that courts use.',
    pattern:
      /\b(?:claim|case) (?:no\.?|number)[:\s]{0,12}(?:[A-Z0-9]{1,4}[A-Z]{1,3}\d{2,5}[A-Z0-9]{0,4}|[A-Z]\d[A-Z]{2}\d{2,4}[A-Z0-9]{0,3}|\d{3}MC\d{3})\b/i,
  },
  {
    code: 'has_fca_number',
    points: 'genuine',
    weight: 0.8,
    says: 'It prints an FCA number. You can check it on the FCA register.',
    pattern:
      /\b(?:FCA|firm reference(?: number)?|FRN|reference number|interim permission)[^\n]{0,30}?\b\d{6}\b/i,
  },
  {
    code: 'has_company_number',
    points: 'genuine',
    weight: 0.8,
    says: 'It prints a company number. You can check it at Companies House.',
    pattern:
      /\b(?:company|registered|registration|reg(?:istered)?\.? in england(?: and wales)?|england(?: and wales)?)\b[^\n]{0,30}?\b(?:\d{7,8}|SC\d{6}|OC\d{6}|NI\d{6})\b/i,
  },
  {
    code: 'personal_bank_account',
    points: 'suspicious',
    weight: 3.5,
    says: 'It wants the money in a private person’s account.',
    pattern:
      /\b(?:personal|private) (?:bank )?account of (?:our|my|the|mr|mrs|ms)\b|\baccount of (?:our|the) (?:court |enforcement )?officer\b/i,
  },
  {
    code: 'personal_bank_account',
    points: 'suspicious',
    weight: 2,
    says: 'It wants the money in a private person’s account.',
    pattern:
      /\baccount name[:\s]{1,3}(?:mr|mrs|ms|miss)\b|\bpay(?:able)? to (?:mr|mrs|ms|miss) \p{Lu}|\bname: \p{Lu}\.? \p{Lu}\p{Ll}+\s+sort/iu,
  },
  {
    code: 'small_fee_first',
    points: 'suspicious',
    weight: 2.2,
    says: 'It asks for a small fee to free something bigger.',
    pattern:
      /\b(?:redelivery|customs|admin|release|processing|handling|shipping|verification|unpaid shipping|delivery)(?: \w+)? (?:fee|charge)s?\b[^.\n]{0,60}[£$€]\d|[£$€]\d{1,2}\.\d\d (?:\w+ ){0,3}(?:redelivery|customs|admin|release|processing|handling|verification|shipping) (?:fee|charge)/i,
  },
  {
    code: 'false_purchase',
    points: 'suspicious',
    weight: 6,
    says: 'It speaks of something you did not buy, and wants you to call.',
    pattern:
      /\b(?:if|in case),? you (?:did not|didn't|have not) [^.]{0,60}\bcall (?:our|the) (?:billing|refunds?|cancellation|dispute) (?:support )?(?:team|department|desk|line|helpline)\b[^.]{0,60}\d{3}/i,
  },
  {
    code: 'false_purchase',
    points: 'suspicious',
    weight: 4.4,
    says: 'It speaks of something you did not buy, and wants you to call.',
    pattern:
      /\b(?:invoice|payment|charged?|purchase|order|subscription|renew\w*)\b[^]{0,300}\b(?:if|in case),? you (?:did not|didn't|have not) (?:authori[sz]ed?|make|made|place|placed|recogni[sz]ed?) (?:this|the|it)\b[^.]{0,80}\bcall\b[^.]{0,60}\d{3}|\bto cancel\b[^.]{0,40}\bcall\b[^.]{0,40}\bwithin \d+ hours\b/i,
  },
  {
    code: 'avoids_known_contact',
    points: 'suspicious',
    weight: 4,
    says: 'It tells you not to use the address or number that you know.',
    pattern:
      /\b(?:do not|don't|please not) (?:write|reply|call|ring|contact|send)\b[^.\n]{0,30}\b(?:usual|known|normal|old|address you know|number you know)\b[^.\n]{0,24}|(?<!\p{L})nicht an die (?:ihnen )?(?:bekannte|übliche|bisherige) (?:adresse|anschrift|nummer|stelle)|n'(?:écrivez|appelez|utilisez) pas[^.\n]{0,24}(?:habituel|connu)|no (?:escriba|llame|contacte)[^.\n]{0,24}(?:habitual|conocid)|non (?:scriva|chiami|contatti)[^.\n]{0,24}(?:solit|abitual)|niet naar het (?:bekende|gebruikelijke) (?:adres|nummer)/iu,
  },
  {
    code: 'bad_spelling',
    points: 'suspicious',
    weight: 2.2,
    says: 'It has mistakes that a real sender would not make.',
    pattern:
      /\b(?:custom{2}er|debter|enforcment|recieved?|verifiy|immediatly|goverment|acount|tv[- ]licencing)\b|\b(?:was|has|been) refuse\b|\bwill (?:be cancel|suspended|be suspend)\b|\bthank for\b/i,
  },
  {
    code: 'cannot_do_this',
    points: 'suspicious',
    weight: 1.2,
    says: 'It threatens things that a debt collector cannot do.',
    pattern:
      /\b(?:imprisoned|prison|jail|inform your (?:employer|neighbours|family)|blacklisted|break (?:down|into)|deported|your (?:employer|neighbours) will be)\b/i,
  },
] as const satisfies readonly {
  code: string
  points: AuthenticitySign['points']
  weight: number
  says: string
  pattern: RegExp
}[]

function patternSigns(letter: Letter): WeighedSign[] {
  const { working } = letter
  const text = working.text.slice(0, 60_000)
  return PATTERNS.flatMap(({ pattern, ...sign }) => {
    const match = pattern.exec(text)
    return match
      ? [{ ...sign, span: toSpan(working, match.index, match.index + match[0].length) }]
      : []
  })
}

/** Where an account is opened from afar in minutes, and the letter is from somewhere else. */
const OPENED_FROM_AFAR = /^(?:LT|LV|EE|BG|CY|MT|RO|HU)\d/i

function accountSigns(payment: readonly PaymentInstruction[]): WeighedSign[] {
  const account = payment.find(
    ({ kind, value }) => kind === 'iban' && OPENED_FROM_AFAR.test(value.trim()),
  )
  if (!account) return []
  return [
    {
      code: 'foreign_account',
      points: 'suspicious',
      weight: 2.2,
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
    if (/^(?:bit\.ly|tinyurl\.com|t\.co|cutt\.ly|is\.gd|rb\.gy)$/i.test(host)) {
      signs.push({
        code: 'short_link',
        points: 'suspicious',
        weight: 2.5,
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
