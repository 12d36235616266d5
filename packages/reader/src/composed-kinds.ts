/** Kinds of letter that two or three families of words name together, in whatever turn a writer puts them. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import type { Family } from './cues/families.ts'
import { kindsBySubject } from './kinds-by-subject.ts'
import type { Letter } from './letter.ts'
import { occurs } from './occurrences.ts'
import { kindsByTurns } from './plain-turns.ts'

/** How much is looked at. */
const WINDOW = 8000

type Composed = { kind: DocumentType; weight: number; all: readonly Family[] }

const ROWS = [
  { kind: 'EVICTION_NOTICE', weight: 4.5, all: ['ends', 'home'] },
  { kind: 'DISMISSAL_LETTER', weight: 4.5, all: ['ends', 'work'] },
  { kind: 'RENT_ARREARS_LETTER', weight: 3, all: ['unpaid', 'rent'] },
  { kind: 'UTILITY_BILL_DEMAND', weight: 3, all: ['unpaid', 'supply'] },
  { kind: 'TAX_DEMAND', weight: 3.5, all: ['unpaid', 'tax'] },
  { kind: 'DEBT_COLLECTION_LETTER', weight: 2.5, all: ['unpaid', 'credit'] },
  { kind: 'BENEFIT_OVERPAYMENT', weight: 4, all: ['benefit', 'back'] },
  { kind: 'INSURANCE_DECISION', weight: 3.6, all: ['policy', 'refused'] },
  { kind: 'CONSUMER_CONTRACT_DISPUTE', weight: 3.2, all: ['goods', 'refused'] },
  { kind: 'COURT_CLAIM', weight: 3, all: ['court', 'called', 'party'] },
  { kind: 'PENALTY_CHARGE_NOTICE', weight: 3, all: ['offence', 'fine'] },
] as const satisfies readonly Composed[]

/** English has phrases of its own for nearly every kind, so that there families only add to them. */
const ENGLISH_SHARE = 0.7

/** Japanese sets no spaces; what it needs beside its cues is little. */
const JAPANESE = [
  {
    kind: 'LETTER_BEFORE_CLAIM',
    weight: 4,
    words: [
      /弁護士|司法書士|当職/,
      /訴訟(?:を)?(?:提起|等)|訴えを提起|法的(?:手続き?|措置)(?:を|に|等)/,
      /までに|以内に/,
    ],
  },
  {
    kind: 'DISMISSAL_LETTER',
    weight: 4,
    words: [/解雇|(?:雇用|労働)契約.{0,8}(?:終了|解除|更新しない)/, /貴殿|あなた|様/],
  },
  {
    kind: 'EVICTION_NOTICE',
    weight: 4,
    words: [/解約|更新拒絶|明け?渡し|退去/, /賃貸|建物|居室|部屋/, /通知|申し?入れ|求め/],
  },
  {
    kind: 'UTILITY_BILL_DEMAND',
    weight: 3,
    words: [/電気|ガス|水道|電力/, /料金|ご使用/, /停止|未払|確認できて/],
  },
] as const satisfies readonly { kind: DocumentType; weight: number; words: readonly RegExp[] }[]

/** The kinds that words name together, or that the subject of the letter rules out. */
export function composedKinds(letter: Letter): { kind: DocumentType; weight: number }[] {
  return [...kindsOfFamilies(letter), ...kindsBySubject(letter), ...kindsByTurns(letter)]
}

/** The kinds whose families of words all stand in the letter, in its own language. */
function kindsOfFamilies(letter: Letter): { kind: DocumentType; weight: number }[] {
  if (letter.language === 'ja')
    return JAPANESE.filter(({ words }) => words.every((one) => occurs(one, letter.working, WINDOW)))
  const { families } = letter
  if (!families) return []
  const share = letter.language === 'en' ? ENGLISH_SHARE : 1
  const seen = new Map<Family, boolean>()
  const isSeen = (family: Family): boolean => {
    const known = seen.get(family) ?? occurs(families[family], letter.working, WINDOW)
    seen.set(family, known)
    return known
  }
  return ROWS.filter(({ all }) => all.every(isSeen)).map(({ kind, weight }) => ({
    kind,
    weight: weight * share,
  }))
}
