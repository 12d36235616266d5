/** What only letters in other languages than English need, in one piece that is loaded with the words of each of them. */
import { isCalmAbroad, isPaidBackAbroad } from './calm-abroad.ts'
import { cellSums } from './cell-sums.ts'
import { COMPOUND_LABELS } from './cues/compound-labels.ts'
import {
  ASKS_ABROAD,
  AT_ONCE_ABROAD,
  BY_HOUR_ABROAD,
  BY_WEEKDAY_ABROAD,
} from './cues/limit-words-abroad.ts'
import { OTHERS_ABROAD, OWN_ABROAD, READER_ABROAD } from './cues/story-words.ts'
import { roleAbroad } from './date-role-abroad.ts'
import { daysBefore } from './day-before.ts'
import { DUTIES } from './foreign-duties.ts'
import { readForeignSums } from './foreign-sums.ts'
import { isGiftReceipt } from './gift-receipt.ts'
import { fromCommunity } from './house-communities.ts'
import { isJapaneseQuestion } from './japanese-question.ts'
import { fromJapaneseLabel, isCertifier } from './japanese-senders.ts'
import { actsForAnother, asksRentOnly, isSupplierAbroad } from './kinds-abroad.ts'
import type { Letter } from './letter.ts'
import { monthEnds } from './month-ends.ts'
import { monthNumbers } from './month-numbers.ts'
import { isPromisedAbroad, mustAppear } from './no-duty-abroad.ts'
import { byOpenColumn } from './open-column.ts'
import { isAskedOfCourt, isPleading, isSummons } from './pleading.ts'
import { referencesByForm } from './references-by-form.ts'
import type { FoundAmount } from './scan-money.ts'
import { byThreeSums } from './scattered-fines.ts'
import { fromActs } from './sender-acts.ts'
import { fromBrand, fromImprint } from './sender-imprint.ts'
import { fromLabelsAbroad } from './sender-labels.ts'
import { isSmallMatterAbroad } from './small-matter-abroad.ts'
import { isGranted, isOfficerCollecting, opensAsClaim } from './stage-abroad.ts'
import { toldRoleAbroad } from './told-days.ts'
import { writtenDates } from './written-dates.ts'

export const ABROAD = {
  asks: ASKS_ABROAD,
  atOnce: AT_ONCE_ABROAD,
  byHour: BY_HOUR_ABROAD,
  byWeekday: BY_WEEKDAY_ABROAD,
  byPlace: (letter: Letter, sums: readonly FoundAmount[]) =>
    byOpenColumn(letter, byThreeSums(letter, sums)),
  cellSums,
  daysBefore,
  duties: DUTIES,
  labels: COMPOUND_LABELS,
  others: OTHERS_ABROAD,
  own: OWN_ABROAD,
  reader: READER_ABROAD,
  asksRentOnly,
  fromActs,
  fromBrand,
  fromCommunity,
  fromImprint,
  fromJapaneseLabel,
  fromLabels: fromLabelsAbroad,
  isGiftReceipt,
  isAskedOfCourt,
  isCalm: isCalmAbroad,
  isCertifier,
  isGranted,
  isJapaneseQuestion,
  isOfficerCollecting,
  isPaidBack: isPaidBackAbroad,
  isPleading,
  isPromised: isPromisedAbroad,
  isSmallMatter: isSmallMatterAbroad,
  isSummons,
  isSupplier: isSupplierAbroad,
  isForAnother: actsForAnother,
  opensAsClaim,
  monthEnds,
  monthNumbers,
  mustAppear,
  readSums: readForeignSums,
  referencesByForm,
  roleOfDate: roleAbroad,
  toldRole: toldRoleAbroad,
  writtenDates,
} as const

export type Abroad = typeof ABROAD
