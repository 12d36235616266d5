/** Reads a letter or a question by the words of its language: what it says, each item with its place in the text. */
import { COUNTRIES } from '@plainletter/contracts/countries'
import type { CountryCode } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { DateMention, Reading, Span, StatedDeadline } from '@plainletter/contracts/reading'

import { askedDay, withAskedDays } from './asked-day.ts'
import { forgetWords } from './asked-lately.ts'
import { askedWeekday } from './asked-weekday.ts'
import { findSigns } from './authenticity.ts'
import { readBlocks } from './blocks.ts'
import { classify } from './classify.ts'
import { findCues } from './cues/find-cues.ts'
import { isEnquiry } from './enquiry.ts'
import { findDeadlines } from './find-deadlines.ts'
import { findLanguage } from './find-language.ts'
import { findPaper, topicOfPaper } from './find-paper.ts'
import { findSender } from './find-sender.ts'
import type { FoundDate } from './found-date.ts'
import { findJurisdiction } from './jurisdiction.ts'
import { likelihoods } from './learned/linear-model.ts'
import { wordBuckets } from './learned/word-buckets.ts'
import { isToLeaveHome } from './leave-home.ts'
import type { Letter } from './letter.ts'
import type { WeighedSign } from './mail-signs.ts'
import { normalise } from './normalise.ts'
import type { Working } from './normalise.ts'
import { isOfficial } from './official.ts'
import { setOutAgain } from './passed-on.ts'
import { readQuestion } from './read-question.ts'
import { scanDates, toMention } from './scan-dates.ts'
import { scanMoney, toAmount } from './scan-money.ts'
import { scanPayment } from './scan-payment.ts'
import { scanPeriods } from './scan-periods.ts'
import type { FoundPeriod } from './scan-periods.ts'
import { scanReferences } from './scan-references.ts'
import { scanThreats } from './scan-threats.ts'
import { settleAmounts } from './settle-amounts.ts'
import { hasSeveralLetters } from './several-letters.ts'
import { signsOfType, signsThatCount } from './signs-of-type.ts'
import { setInstructionsApart } from './software-instructions.ts'
import { tokenise } from './tokens.ts'
import { toldEvents } from './told-events.ts'
import { toldLimit, toldLimitAbroad } from './told-limit.ts'
import { countedFromReceipt } from './told-receipt.ts'
import { topicOf } from './topic.ts'
import { urgencyOf } from './urgency.ts'
import type { LanguageWords } from './words/language-words.ts'

/**
 * What the person says of the text: the country, which is weighed, and the kind, which is taken. `today` (YYYY-MM-DD) is the day on
 * which a question is asked: with it the reading has `askedDay`.
 */
export type Hints = { country?: CountryCode; documentType?: DocumentType; today?: string }

/** A text as it is read: its working copy, what in it was said to software, and the language whose words it needs. */
export type OpenText = { working: Working; softwareInstructions: Span[]; language: string }

/** The first look at a text. Never throws. */
export function openText(text: string, { country }: Hints = {}): OpenText {
  const { working: whole, spans } = setInstructionsApart(normalise(text))
  const working = setOutAgain(whole)
  const language = findLanguage(working.text, country)
  return { working, softwareInstructions: spans, language }
}

/** What the text says, by the words of its language. Spans are UTF-16 offsets into the text. Never throws; unknown stays null or empty. */
export function readLetter(open: OpenText, words: LanguageWords, hints: Hints): Reading {
  try {
    return readWhole(open, words, hints)
  } finally {
    forgetWords()
  }
}

function readWhole(open: OpenText, words: LanguageWords, hints: Hints): Reading {
  const { letter, jurisdiction } = prepare(open, words, hints.country)
  const paymentInstructions = scanPayment(letter)
  const signs = findSigns(letter, paymentInstructions)
  const found = classify(letter, { isEnquiry: isEnquiry(letter), signs })
  const { documentType } = hints
  const type = documentType ? { ...found, documentType, confidence: 1, isAmbiguous: false } : found
  const paper = findPaper(letter, type.documentType)
  return {
    ...type,
    paper,
    isEnquiry: type.documentType === 'ENQUIRY',
    topic: topicOfPaper(paper) ?? topicOf(letter, type.documentType),
    language: letter.language,
    jurisdiction,
    paymentInstructions,
    hasSeveralLetters: hasSeveralLetters(letter),
    ...readFacts(letter, {
      documentType: type.documentType,
      confidence: type.confidence,
      signs,
      softwareInstructions: open.softwareInstructions,
      today: type.documentType === 'ENQUIRY' ? hints.today : undefined,
    }),
  }
}

type Given = Pick<OpenText, 'softwareInstructions'> & {
  documentType: DocumentType
  confidence: number
  signs: readonly WeighedSign[]
  today: string | undefined
}
type Facts = Omit<
  Reading,
  | 'documentType'
  | 'confidence'
  | 'candidates'
  | 'isAmbiguous'
  | 'paper'
  | 'isEnquiry'
  | 'topic'
  | 'language'
  | 'jurisdiction'
  | 'paymentInstructions'
  | 'hasSeveralLetters'
>

/** What is read differently in a question and in each kind of letter. */
function readFacts(
  letter: Letter,
  { documentType, confidence, signs, softwareInstructions, today }: Given,
): Facts {
  const isQuestion = documentType === 'ENQUIRY'
  const found = scanDates(letter, documentType)
  const dates = found.map((date) => toMention(letter, date))
  const periods = scanPeriods(letter)
  const limits = findDeadlines({ letter, dates: found, periods, documentType })
  const names = nameBoth(letter, documentType)
  const amounts = settleAmounts(scanMoney(letter), documentType, letter.working.text).map((sum) =>
    toAmount(letter, sum),
  )
  const hasInstructions = softwareInstructions.length > 0
  const facts = {
    ...names,
    amounts,
    dates,
    threats: scanThreats(letter, documentType),
    statedDeadlines: limits.stated,
    deadline: isQuestion ? limitOfQuestion(letter, limits.stated, dates) : limits.deadline,
    ...(today === undefined ? {} : whenAsked(letter, { found, periods, today })),
  }
  const known = { documentType, confidence, ...facts }
  return {
    ...facts,
    references: scanReferences(letter),
    isOfficialDemand: isOfficial(letter, known),
    urgencyLevel: urgencyOf(letter, known),
    authenticity: [
      ...signsThatCount(signs, documentType).map(toSign),
      ...signsOfType(letter, { documentType, dates, hasInstructions }),
    ],
    question: isQuestion ? readQuestion(letter) : null,
    softwareInstructions,
  }
}

/** What the person says that they must keep. */
function limitOfQuestion(
  letter: Letter,
  stated: readonly StatedDeadline[],
  dates: readonly DateMention[],
): StatedDeadline | null {
  return (
    toldLimit(stated, dates) ?? countedFromReceipt(letter, toldLimitAbroad(letter, stated), dates)
  )
}

type Asked = { found: readonly FoundDate[]; periods: readonly FoundPeriod[]; today: string }

/** The days of a question, for who asks today. */
function whenAsked(letter: Letter, asked: Asked): Pick<Reading, 'askedDay' | 'toldEvents'> {
  const events = toldEvents(letter, asked.found, asked.today)
  return {
    askedDay: dayOfQuestion(letter, asked),
    ...(events.length > 0 ? { toldEvents: events } : {}),
  }
}

/** Which day that is for who asks today, or the next day that they speak of. */
function dayOfQuestion(letter: Letter, { found, periods, today }: Asked): StatedDeadline | null {
  const days = withAskedDays(letter, found, today)
  const { stated } = findDeadlines({ letter, dates: days, periods, documentType: 'ENQUIRY' })
  const dates = days.map((date) => toMention(letter, date))
  const told = limitOfQuestion(letter, stated, dates)
  const isKnown = told !== null && (told.iso !== null || told.relativeDays !== null)
  const day = isKnown ? told : (askedDay(letter, days, today) ?? askedWeekday(letter, today))
  return day?.what === 'act' && isToLeaveHome(day.quote) ? { ...day, what: 'leave' } : day
}

function toSign({ weight: _weight, ...sign }: WeighedSign): Reading['authenticity'][number] {
  return sign
}

type Names = Pick<
  Reading,
  'senderOrganization' | 'senderSpan' | 'originalCreditor' | 'originalCreditorSpan'
>

function nameBoth(letter: Letter, documentType: DocumentType): Names {
  const { sender, creditor } = findSender(letter, documentType)
  return {
    senderOrganization: sender?.name ?? null,
    senderSpan: sender?.span ?? null,
    originalCreditor: creditor?.name ?? null,
    originalCreditorSpan: creditor?.span ?? null,
  }
}

const NO_KINDS: Letter['kindsByWords'] = new Map()

function prepare(
  { working, language }: OpenText,
  words: LanguageWords,
  hint: CountryCode | undefined,
): { letter: Letter; jurisdiction: Reading['jurisdiction'] } {
  const hits = findCues(tokenise(working.text), words.cues)
  const jurisdiction = findJurisdiction({ working, hits, language, hint })
  const country = jurisdiction.countryCode
  const letter = {
    working,
    hits,
    language,
    country,
    currency: COUNTRIES[country].currency,
    lines: readBlocks(working.text),
    kindsByWords: words.kinds
      ? likelihoods(words.kinds, wordBuckets(working.text, language))
      : NO_KINDS,
    families: words.families,
    stakes: words.stakes,
    abroad: words.abroad,
  }
  return { letter, jurisdiction }
}
