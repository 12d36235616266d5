/** Letters about one document: one of a chosen kind, the notes to its draft, and the check of a letter from elsewhere. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Draft, LetterCheck, LetterNote } from '@plainletter/contracts/draft'
import { ResponseType, SettlementOption } from '@plainletter/contracts/draft'
import type { ResponseChoice } from '@plainletter/contracts/response'
import { checkLetter } from '@plainletter/drafting/check-letter'
import { explainReply } from '@plainletter/drafting/draft-reply'
import { draftResponse, draftSettlement } from '@plainletter/drafting/draft-response'
import type { LetterChoices } from '@plainletter/drafting/draft-response'

import { prepare } from './prepare.ts'
import type { EngineInput } from './prepare.ts'

/** Null where no such letter helps, or nobody should be written to. */
export async function writeLetter(
  input: EngineInput,
  choice: ResponseChoice,
  choices: LetterChoices,
): Promise<Draft | null> {
  const { draft } = await prepare(input)
  const option = SettlementOption.options.find((one) => one === choice)
  if (option) return draftSettlement(draft, option, choices)
  const type = ResponseType.options.find((one) => one === choice)
  return type ? draftResponse(draft, type, choices) : null
}

/** The reply to the letter, and why each paragraph stands in it. */
export async function explainLetter(
  input: EngineInput,
): Promise<{ text: string; notes: LetterNote[] } | null> {
  return explainReply((await prepare(input)).draft)
}

const NO_LETTERS: readonly DocumentType[] = ['ENQUIRY', 'OTHER']

/** A letter from elsewhere, held against the law of the document's country, for its kind. */
export async function checkAnswer(input: EngineInput, text: string): Promise<LetterCheck> {
  const { reading, knowledge } = await prepare(input)
  const { countryCode, nation, region } = reading.jurisdiction
  return checkLetter(text, {
    country: knowledge?.country ?? countryCode,
    ...(nation ? { nation } : {}),
    ...(region ? { region } : {}),
    kind: NO_LETTERS.includes(reading.documentType) ? null : reading.documentType,
    rules: knowledge?.rules ?? [],
    today: input.today,
  })
}
