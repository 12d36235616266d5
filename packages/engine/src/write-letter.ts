/** Letters about one document: one of a chosen kind, the notes to its draft, and the check of a letter from elsewhere. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Draft, LetterCheck, LetterNote } from '@plainletter/contracts/draft'
import { ResponseType, SettlementOption } from '@plainletter/contracts/draft'
import type { ResponseChoice } from '@plainletter/contracts/response'
import { checkLetter as check } from '@plainletter/drafting/check-letter'
import { explainReply } from '@plainletter/drafting/draft-reply'
import { draftResponse, draftSettlement } from '@plainletter/drafting/draft-response'
import type { LetterChoices } from '@plainletter/drafting/draft-response'
import { loadLetters } from '@plainletter/drafting/load-letters'
import { loadKnowledge } from '@plainletter/knowledge/load'

import { prepare } from './prepare.ts'
import { withTold } from './told-letter.ts'
import type { ToldLetter } from './told-letter.ts'

export interface LetterWish {
  readonly letter: ToldLetter
  readonly choice: ResponseChoice
  readonly choices: LetterChoices
}

/** Null where no such letter helps, or nobody should be written to. */
export async function writeLetter(
  { letter, choice, choices }: LetterWish,
  now: number,
): Promise<Draft | null> {
  const { draft: plain } = await prepare(await withTold(letter, now))
  const { country, language } = plain.letters
  const draft = { ...plain, letters: await loadLetters(country, language) }
  const option = SettlementOption.options.find((one) => one === choice)
  if (option) return draftSettlement(draft, option, choices)
  const type = ResponseType.options.find((one) => one === choice)
  return type ? draftResponse(draft, type, choices) : null
}

export interface ExplainedLetter {
  readonly text: string
  readonly notes: LetterNote[]
}

/** The reply to the letter, and why each paragraph stands in it. Null where there is none. */
export async function explainLetter(
  letter: ToldLetter,
  now: number,
): Promise<ExplainedLetter | null> {
  return explainReply((await prepare(await withTold(letter, now))).draft)
}

const NO_LETTERS: readonly DocumentType[] = ['ENQUIRY', 'OTHER']

/** `text` is a letter from elsewhere that shall answer `letter`. */
export interface ForeignLetter {
  readonly letter: ToldLetter
  readonly text: string
}

/** A letter from elsewhere, held against the law of the document's country, for its kind. */
export async function checkLetter(
  { letter, text }: ForeignLetter,
  now: number,
): Promise<LetterCheck> {
  const input = await withTold(letter, now)
  const { reading, knowledge } = await prepare(input)
  const { country, rules } = await loadKnowledge(knowledge.country, input.request.language)
  const { nation, region } = reading.jurisdiction
  return check(text, {
    country,
    ...(nation ? { nation } : {}),
    ...(region ? { region } : {}),
    kind: NO_LETTERS.includes(reading.documentType) ? null : reading.documentType,
    rules,
    today: input.today,
  })
}
