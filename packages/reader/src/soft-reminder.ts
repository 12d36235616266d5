/** A collector's letter that takes no new step: nothing firm is threatened, or the sum is small. */
import type { Reading } from '@plainletter/contracts/reading'

import { hasSign } from './letter.ts'
import type { Letter } from './letter.ts'

type Known = Pick<Reading, 'amounts' | 'deadline' | 'threats'>

/** "No claim has been issued yet" and no letter before claim: one more letter of many. */
export function isParkingChaser(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 20_000)
  if (hasSign(letter, 'final_stage') || SETTLES_CLAIM.test(text)) return false
  return (
    /\bparking (?:charge|contravention|notice)s?\b|\bpcns?\b|\bcar parks?\b/i.test(text) &&
    !/\bloan|credit card|penalty charge|letter (?:before|of) claim/i.test(text)
  )
}

/** Sums up to this are small, in pounds or the like. */
const SMALL = 300
const SMALL_YEN = 60_000

/** No firm threat; or a small sum with a mere hint of what somebody might do. */
export function isSoftReminder(letter: Letter, known: Known): boolean {
  const { text } = letter.working
  if (hasSign(letter, 'final_stage') || MORE_THAN_WORDS.some((one) => one.test(text))) return false
  const isMild = known.threats.every(({ kind }) => kind === 'credit_file' || kind === 'costs')
  const sums = known.amounts.filter(({ role }) => role === 'total' || role === 'arrears')
  const isSmall = sums.every(
    ({ value, currency }) => value <= (currency === 'JPY' ? SMALL_YEN : SMALL),
  )
  if (
    isMild &&
    /\bcollect(?:ions?|ors?)\b[^.]{0,30}\bwho will add\b|\b(?:refer|pass)\w*[^.]{0,40}\bsolicitor|\bcall(?:s)? at your home/i.test(
      text,
    )
  )
    return false
  if (isMild)
    return (
      isSmall ||
      (known.deadline === null && INTRODUCES.test(text)) ||
      /\b(?:offer ends|another agency|payment plan)\b/i.test(text)
    )
  return (
    isSmall &&
    /\bmay (?:instruct|recommend|advise|suggest|consider|be (?:passed|referred|sent) to an? (?:debt )?(?:collect|recovery))/i.test(
      text,
    )
  )
}

/** A new owner of the debt says so, or a yearly statement is sent: nothing is asked for yet. */
const INTRODUCES =
  /\b(?:assign(?:ed|ment)|sold (?:your|the|this)|(?:transferred|moved|passed)[^.]{0,60}\bto us\b|new owner|now owns?|look(?:ing)? after your|statement of account|yearly statement|annual statement|abgetreten|abtretung|cession|cédé|cesión|cedido|cessione|ceduto|overgedragen|cessie)\b|譲渡|譲り受け/iu

/** An offer to end a claim that is under way: no mere reminder. */
const SETTLES_CLAIM = /\bsettlement of (?:this|the) claim\b|\bsettle (?:this|the) (?:case|claim)\b/i

/** A default that is recorded. */
const RECORDS_DEFAULT =
  /\b(?:default notice|(?:record|register|report) (?:a|this|the)(?: account)?(?: as)? (?:a )?default)/i

/** An insurance that ends is more than a reminder. */
const LOSES_COVER =
  /garanties seront suspendues|versicherungsschutz (?:entfällt|ruht|endet)|\bcover will (?:end|stop|be cancelled)|\bpolicy will be cancelled|copertura[^.]{0,20}sospes|cobertura[^.]{0,20}suspend|dekking[^.]{0,20}(?:vervalt|stopt)/i

/** The line goes dead within days, or the file goes on without another word. */
const NEXT_STEP_SET =
  /\bservices? (?:restriction|suspension|disconnection|will be (?:restricted|suspended|disconnected)) in \d+ days\b|zonder nadere (?:waarschuwing|aankondiging)[^.]{0,80}(?:dossier|deurwaarder|incasso|procedure)/i

/** A bank that takes the card away or sends the direct debits back. */
const LOSES_ACCOUNT =
  /\b(?:withdraw|cancel|block) your (?:(?:debit|credit|bank) )?cards?\b|\breturn(?:ing)? (?:your |any |all )?(?:direct debits|standing orders|cheques)\b/i

/** "Pending Service Termination Notice", "subject to automatic suspension": a supplier that ends what it supplies. */
const ENDS_SERVICE =
  /\b(?:pending|notice of|intent(?:ion)? to) (?:[\w-]+ ){0,2}(?:terminat(?:e|ion)|suspend|suspension|disconnect(?:ion)?) notice\b|\bsubject to (?:automatic |immediate )?(?:termination|suspension|disconnection)\b/i

const MORE_THAN_WORDS = [
  SETTLES_CLAIM,
  RECORDS_DEFAULT,
  LOSES_COVER,
  LOSES_ACCOUNT,
  NEXT_STEP_SET,
  ENDS_SERVICE,
] as const
