/** The words of letters on request and of the check of a letter from elsewhere; messages and titles are the specification's. */
import { t } from '@lingui/core/macro'
import type { CitationVerdict, ProblemKind, ResponseType, Tone } from '@plainletter/contracts/draft'
import { RESPONSE_TYPE_REQUIRED } from '@plainletter/contracts/response'

import { inPageLanguage } from '../page-language.ts'
import { inLanguage } from './in-language.ts'

const offerOf = (percent: number, part: string, whole: string): string =>
  t`Offer ${percent}%: ${part} of ${whole}`

export const responseMessages = inLanguage(() => ({
  lead: t`Choose what the letter shall do. It keeps to what helps you, and admits nothing.`,
  type: t`Response type`,
  chooseType: t`Choose a type`,
  types: {
    dispute: t`Dispute it`,
    negotiate: t`Negotiate`,
    request_information: t`Ask for information`,
    payment_plan: t`Ask for a payment plan`,
    more_time: t`Ask for more time`,
    appeal: t`Appeal`,
    complain: t`Complain`,
  } as const satisfies Record<ResponseType, string>,
  tone: t`Tone`,
  noTone: t`No special tone`,
  tones: {
    professional: t`Professional`,
    firm: t`Firm`,
    conciliatory: t`Conciliatory`,
    assertive: t`Assertive`,
    friendly: t`Friendly`,
  } as const satisfies Record<Tone, string>,
  specificRequest: t`Specific request (optional)`,
  specificRequestHint: t`One thing that you ask of them, in your own words. For example: write to me by post only.`,
  typeRequired: inPageLanguage(RESPONSE_TYPE_REQUIRED),
  generate: t`Generate Response`,
  generating: t`Generating...`,
  generated: t`Response Generated`,
  generatedHint: t`Your letter is ready below.`,
  failed: t`Generation Failed`,
  failedHint: t`Failed to generate custom response. Please try again.`,

  settlementLead: t`You can offer a part of the sum to end the whole matter. Offer only what you can pay at once.`,
  settlementOption: t`What do you want to do?`,
  proofFirst: t`Ask for proof first`,
  proofFirstHint: t`Best if you are not sure that you owe it. You offer nothing yet.`,
  offer: (percent: number) => t`Offer ${percent}%`,
  offerOf,
  specialCircumstances: t`Special circumstances (optional)`,
  specialCircumstancesHint: t`What makes it hard to pay, such as illness or losing work.`,
  generateSettlement: t`Generate Settlement Letter`,
  optionRequired: t`Choose an option first.`,

  yourLetter: t`Your new letter`,
  beforeSending: t`Before you send it`,
  notes: t`Letter Notes`,
  hideNotes: t`Hide the notes`,

  checkLead: t`Did another tool or a person write a letter for you? Paste it here. We check each law that it names.`,
  checkText: t`The letter`,
  check: t`Check This Letter`,
  checking: t`Checking...`,
  checkFailed: t`Check Failed`,
  checkFailedHint: t`We could not check this letter. Please try again.`,
  textRequired: t`Please paste the letter first.`,
  checked: t`What we found`,
  noCitations: t`This letter names no law and no case.`,
  citations: t`The law it names`,
  verdicts: {
    verified: t`Verified`,
    beside_the_point: t`Beside the point`,
    other_nation: t`Wrong nation`,
    wrong_country: t`Wrong country`,
    repealed: t`Repealed`,
    not_found: t`Not found`,
  } as const satisfies Record<CitationVerdict, string>,
  verdictSays: {
    verified: t`We hold this law, it is in force, and it fits your letter.`,
    beside_the_point: t`This is real law, but for another kind of letter.`,
    other_nation: t`This is law of another nation or region. It does not count where you are.`,
    wrong_country: t`This is written like the law of another country.`,
    repealed: t`This law has ended. Do not rely on it.`,
    not_found: t`We do not hold this one. It may exist, or it may be made up. Look it up before you send it.`,
  } as const satisfies Record<CitationVerdict, string>,
  endedOn: (day: string) => t`It ended on ${day}.`,
  replacedBy: t`In its place:`,
  harmful: t`Sentences that could harm you`,
  noHarm: t`We found no sentence that could harm you.`,
  problems: {
    admits_debt: t`This admits that you owe the money.`,
    names_driver: t`This says who drove.`,
    promises_payment: t`This promises to pay.`,
    restarts_limitation: t`This can make an old debt start again.`,
    unknown_sum: t`This sum is not in their letter.`,
    unknown_date: t`This date is not in their letter.`,
    unknown_reference: t`This reference is not in their letter.`,
    too_long: t`The letter is long. A short letter is read to the end.`,
    long_sentence: t`This sentence is long.`,
    hard_to_read: t`The letter is hard to read. Plain words work better.`,
  } as const satisfies Record<ProblemKind, string>,
  nothingKept: t`We do not keep what you paste here.`,
}))
