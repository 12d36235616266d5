/** What the reader knows of one language. The cues of English, names, countries and tricks stand in letters of every language. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import type { Abroad } from '../abroad.ts'
import type { CueRow } from '../cues/cue.ts'
import type { Families } from '../cues/families.ts'
import type { Stakes } from '../cues/stakes.ts'
import type { LinearModel } from '../learned/linear-model.ts'

export type LanguageWords = {
  readonly cues: readonly CueRow[]
  /** What labelled letters teach of its words; null where there were too few of them. */
  readonly kinds: LinearModel<DocumentType> | null
  /** Null where families of words are not told apart. */
  readonly families: Families | null
  readonly stakes: Stakes | null
  /** Finds nothing in English. */
  readonly abroad: Abroad
}

const none = (): never[] => []
const never = (): boolean => false
const NOWHERE = /(?!)/g

/** For English, and where no words are known. */
export const NOTHING_ABROAD: Abroad = {
  asks: NOWHERE,
  asksRentOnly: never,
  atOnce: NOWHERE,
  byHour: NOWHERE,
  byWeekday: NOWHERE,
  byPlace: (_letter, sums) => [...sums],
  cellSums: none,
  daysBefore: none,
  duties: { action: NOWHERE, act: NOWHERE, soon: NOWHERE, what: [] },
  labels: {},
  others: {},
  own: {},
  reader: {},
  fromActs: none,
  fromBrand: none,
  fromCommunity: none,
  fromImprint: none,
  fromJapaneseLabel: none,
  fromLabels: none,
  isAskedOfCourt: never,
  isCalm: never,
  isCertifier: never,
  isGiftReceipt: never,
  isGranted: never,
  isJapaneseQuestion: never,
  isOfficerCollecting: never,
  isPaidBack: never,
  isPleading: never,
  isPromised: never,
  isSmallMatter: never,
  isSummons: never,
  isSupplier: never,
  isForAnother: never,
  opensAsClaim: never,
  monthEnds: none,
  monthNumbers: none,
  mustAppear: never,
  readSums: none,
  referencesByForm: none,
  roleOfDate: () => undefined,
  toldRole: () => undefined,
  writtenDates: none,
}

/** Of other languages no more is known. */
export const NO_FURTHER_WORDS: LanguageWords = {
  cues: [],
  kinds: null,
  families: null,
  stakes: null,
  abroad: NOTHING_ABROAD,
}
