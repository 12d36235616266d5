import type { DocumentType } from '@plainletter/contracts/document-type'
/** Letters for which the person chose the purpose, the tone and words of their own, and offers to settle a debt. */
import { DEFAULT_TONE, SETTLED_TYPES, SETTLEMENT_PERCENT } from '@plainletter/contracts/draft'
import type {
  Draft,
  ResponseType,
  SettlementOption,
  Signatories,
  Tone,
} from '@plainletter/contracts/draft'
import { fill, sayLetter } from '@plainletter/phrases/phrases'
import type { LetterKey } from '@plainletter/phrases/phrases'

import { composeLetter, letterText } from './compose-letter.ts'
import type { ExtraLine, Letter } from './compose-letter.ts'
import { canWrite } from './draft-reply.ts'
import { emailText } from './email-text.ts'
import { printedSum } from './letter-facts.ts'
import type { DraftInput } from './letter-facts.ts'
import { letterNotes } from './letter-notes.ts'
import { lintLetter } from './lint-letter.ts'
import { hasNoAnswer } from './no-letter.ts'
import { takeOwnWords } from './own-words.ts'
import type { OwnWords } from './own-words.ts'
import type { Purpose } from './paragraph.ts'

export type LetterChoices = {
  tone?: Tone
  specificRequest?: string
  specialCircumstances?: string
  signatories?: Signatories
}

/**
 * A letter of that type. 'dispute' gives the letter that fits the kind of document, where there is one.
 * Null where nobody should be written to, or no letter helps.
 */
export function draftResponse(
  input: DraftInput,
  responseType: ResponseType,
  choices: LetterChoices = {},
): Draft | null {
  if (!canWrite(input) || hasNoAnswer(input)) return null
  if (responseType !== 'dispute') return write({ ...input, purpose: responseType }, choices)
  return write(input, choices) ?? write({ ...input, purpose: 'general_dispute' }, choices)
}

const SETTLED: readonly DocumentType[] = SETTLED_TYPES

/**
 * An offer of a part of the sum, or the demand for proof first; null for what is no debt letter. No offer is written for
 * a debt that looks too old, as it could restart the time limit (Limitation Act 1980 sections 29 and 30; § 212 BGB;
 * article 2240 du code civil; 民法152条), or without a sum that the letter prints: then the letter asks for proof.
 */
export function draftSettlement(
  input: DraftInput,
  option: SettlementOption,
  choices: LetterChoices = {},
): Draft | null {
  if (!SETTLED.includes(input.reading.documentType) || !canWrite(input)) return null
  const percent = SETTLEMENT_PERCENT[option]
  const obstacle = percent === null ? null : whyNoOffer(input)
  if (percent === null || obstacle) {
    const draft = write({ ...input, purpose: 'validation' }, choices)
    const advice = obstacle ? [sayLetter(input.phrases, obstacle)] : []
    return draft && { ...draft, advice: [...advice, ...draft.advice] }
  }
  return write({ ...input, purpose: 'offer', percent }, choices)
}

function whyNoOffer(input: DraftInput): LetterKey | null {
  const isTooOld = input.analysis.checks.some(
    ({ kind, result }) => kind === 'limitation' && result === 'problem',
  )
  if (isTooOld) return 'noteNoOfferTooOld'
  return printedSum(input) ? null : 'noteNoOfferSum'
}

function write(plain: DraftInput & { purpose?: Purpose }, choices: LetterChoices): Draft | null {
  const request = takeOwnWords(choices.specificRequest ?? '')
  const circumstances = takeOwnWords(choices.specialCircumstances ?? '')
  const ownWords = `${request.says} ${circumstances.says}`.trim()
  const input: DraftInput = { ...plain, ownWords }
  const isJoint = choices.signatories === 'joint'
  const letter = composeLetter(
    input,
    extraLines(input, { ...choices, request, circumstances, isJoint }),
    isJoint,
  )
  if (!letter) return null
  const text = letterText(letter, input)
  if (!lintLetter(text, input).isSafe) return null
  const leftOut = [...request.leftOut, ...circumstances.leftOut]
  const { letters } = input
  return {
    language: letters.language,
    country: letters.country,
    subject: letter.subject,
    letter: text,
    email: emailText(letter, letters),
    advice: adviceOf(letter, input, leftOut),
    notes: letterNotes(letter, input),
    leftOut,
  }
}

type Extras = {
  tone?: Tone
  request: OwnWords
  circumstances: OwnWords
  isJoint: boolean
}

/** What the choices add. A tone's words open and close; own words are quoted as such. */
function extraLines({ letters }: DraftInput, extras: Extras): ExtraLine[] {
  const { frame, tones } = letters
  const { tone = DEFAULT_TONE, request, circumstances, isJoint } = extras
  const quoted = (template: string, { says }: OwnWords) =>
    says === '' ? '' : fill(template, { words: says })
  const lines: ExtraLine[] = [
    { part: 'opening', place: 'last', says: isJoint ? frame.joint : '', why: 'whyJoint' },
    { part: 'opening', place: 'last', says: tones[tone].opening },
    {
      part: 'position',
      place: 'last',
      says: quoted(frame.ownCircumstances, circumstances),
      why: 'whyOwnWords',
    },
    { part: 'hold', place: 'first', says: quoted(frame.ownRequest, request), why: 'whyOwnWords' },
    { part: 'close', place: 'last', says: tones[tone].close },
  ]
  return lines.filter(({ says }) => says !== '')
}

function adviceOf(
  { advice }: Letter,
  { phrases, ownWords }: DraftInput,
  leftOut: Draft['leftOut'],
): string[] {
  return [
    ...advice,
    ...(ownWords ? [sayLetter(phrases, 'noteOwnWords')] : []),
    ...leftOut.map(({ sentence }) => sayLetter(phrases, 'noteLeftOut', { words: sentence ?? '' })),
  ]
}
