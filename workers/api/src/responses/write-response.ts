/** Letters on request, the notes to the draft, and the check of a letter from elsewhere. */
import type {
  CheckedLetter,
  GenerateResponse,
  GeneratedResponse,
  LetterNotes,
} from '@plainletter/contracts/response'
import type { ToldLetter } from '@plainletter/engine/told-letter'
import { hasAccess } from '@plainletter/store/access'

import { openToldLetter } from '../documents/open-told-letter.ts'
import type { LetterPorts } from '../documents/open-told-letter.ts'
import { AppError } from '../errors.ts'
import { creditsRequired } from '../paid-errors.ts'
import { takeTry } from '../tries.ts'

/** Throws credits_required on the free tier, and refused where no such letter helps. */
export async function writeResponse(
  ports: LetterPorts,
  id: number,
  wish: GenerateResponse,
): Promise<GeneratedResponse> {
  const letter = await openForWriting(ports, id)
  const { tone, specificRequest, specialCircumstances, signatories } = wish
  const choices = {
    ...(tone ? { tone } : {}),
    ...(specificRequest ? { specificRequest } : {}),
    ...(specialCircumstances ? { specialCircumstances } : {}),
    ...(signatories ? { signatories } : {}),
  }
  const asked = { letter, choice: wish.responseType, choices }
  const draft = await ports.advice.writeLetter(asked, ports.caller.now)
  if (!draft)
    throw new AppError(
      'refused',
      'We have no letter of this type for this document. Choose another type, or ask a free adviser.',
    )
  return { response: draft.letter, draft }
}

/** Throws credits_required on the free tier, and refused where there is no draft. */
export async function explainDraft(ports: LetterPorts, id: number): Promise<LetterNotes> {
  const letter = await openForWriting(ports, id)
  const reply = await ports.advice.explainLetter(letter, ports.caller.now)
  if (!reply)
    throw new AppError('refused', 'There is no draft letter for this document, so it has no notes.')
  return {
    notes: reply.notes
      .map(({ paragraph, says, laws }) =>
        [paragraph, ...says, ...laws.map(({ title, provision }) => `${title}, ${provision}`)].join(
          '\n',
        ),
      )
      .join('\n\n'),
    draftResponse: reply.text,
    paragraphs: reply.notes,
  }
}

/** Nothing of the text is kept. */
export async function checkResponse(
  ports: LetterPorts,
  id: number,
  text: string,
): Promise<CheckedLetter> {
  const letter = await openForWriting(ports, id)
  return { text, check: await ports.advice.checkLetter({ letter, text }, ports.caller.now) }
}

async function openForWriting(ports: LetterPorts, id: number): Promise<ToldLetter> {
  const { user, told } = await openToldLetter(ports, id)
  if (!hasAccess(user)) throw creditsRequired('write and check letters')
  await takeTry(ports.env.DB, 'letters', { userId: user.id, now: ports.caller.now })
  return told
}
