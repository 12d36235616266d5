/** Reads a letter or a question: what it says, each item with its place in the text. No law, no clock, no state. */
import { COUNTRIES } from '@plainletter/contracts/country'
import type { CountryCode } from '@plainletter/contracts/country'
import type { Reading } from '@plainletter/contracts/reading'

import { findSigns, signsOfType } from './authenticity.ts'
import { readBlocks } from './blocks.ts'
import { classify } from './classify.ts'
import { findCues } from './cues/find-cues.ts'
import { isEnquiry, readQuestion, topicOf } from './enquiry.ts'
import { findDeadlines } from './find-deadlines.ts'
import { findLanguage } from './find-language.ts'
import { findSender } from './find-sender.ts'
import { findJurisdiction } from './jurisdiction.ts'
import type { Letter } from './letter.ts'
import { normalise } from './normalise.ts'
import { scanDates, toMention } from './scan-dates.ts'
import { scanMoney, toAmount } from './scan-money.ts'
import { scanPayment } from './scan-payment.ts'
import { scanPeriods } from './scan-periods.ts'
import { scanReferences } from './scan-references.ts'
import { scanThreats } from './scan-threats.ts'
import { settleAmounts } from './settle-amounts.ts'
import { hasSeveralLetters } from './several-letters.ts'
import { findSoftwareInstructions } from './software-instructions.ts'
import { tokenise } from './tokens.ts'
import { isOfficial, urgencyOf } from './urgency.ts'

/** What the text says. Spans are UTF-16 offsets into `text`. Never throws; unknown stays null or empty. */
export function read(text: string, hints: { country?: CountryCode } = {}): Reading {
  const { letter, jurisdiction } = prepare(text, hints.country)
  const softwareInstructions = findSoftwareInstructions(letter.working)
  const paymentInstructions = scanPayment(letter)
  const signs = findSigns(letter, paymentInstructions)
  const type = classify(letter, { isEnquiry: isEnquiry(letter), signs })
  const { documentType } = type
  const foundDates = scanDates(letter)
  const dates = foundDates.map((date) => toMention(letter, date))
  const { stated, deadline } = findDeadlines({
    letter,
    dates: foundDates,
    periods: scanPeriods(letter),
    documentType,
  })
  const { sender, creditor } = findSender(letter, documentType)
  const amounts = settleAmounts(scanMoney(letter), documentType).map((sum) => toAmount(letter, sum))
  const threats = scanThreats(letter)
  const isQuestion = documentType === 'ENQUIRY'
  const known = {
    documentType,
    amounts,
    deadline: isQuestion ? null : deadline,
    threats,
    senderOrganization: sender?.name ?? null,
  }
  return {
    ...type,
    isEnquiry: isQuestion,
    topic: topicOf(letter),
    language: letter.language,
    jurisdiction,
    senderOrganization: known.senderOrganization,
    senderSpan: sender?.span ?? null,
    originalCreditor: creditor?.name ?? null,
    originalCreditorSpan: creditor?.span ?? null,
    references: isQuestion ? [] : scanReferences(letter),
    amounts,
    dates,
    statedDeadlines: stated,
    deadline: known.deadline,
    threats,
    paymentInstructions,
    isOfficialDemand: isOfficial(letter, known),
    authenticity: [
      ...signs.map(({ weight: _weight, ...sign }) => sign),
      ...signsOfType(letter, {
        documentType,
        dates,
        hasInstructions: softwareInstructions.length > 0,
      }),
    ],
    urgencyLevel: urgencyOf(letter, known),
    question: isQuestion ? readQuestion(letter) : null,
    softwareInstructions,
    hasSeveralLetters: hasSeveralLetters(letter),
  }
}

function prepare(
  text: string,
  hint: CountryCode | undefined,
): { letter: Letter; jurisdiction: Reading['jurisdiction'] } {
  const working = normalise(text)
  const hits = findCues(tokenise(working.text))
  const language = findLanguage(working.text)
  const jurisdiction = findJurisdiction({ working, hits, language, hint })
  const country = jurisdiction.countryCode
  const letter = {
    working,
    hits,
    language,
    country,
    currency: COUNTRIES[country].currency,
    lines: readBlocks(working.text),
  }
  return { letter, jurisdiction }
}
