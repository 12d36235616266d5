/** Reads a letter again with what the person puts right. Never charged; at most three times for one document. */
import type { ReprocessAnswer } from '@plainletter/contracts/document'
import { FEEDBACK_LIMITS, FEEDBACK_TYPES } from '@plainletter/contracts/feedback'
import type { Feedback } from '@plainletter/contracts/feedback'
import type { FollowUp } from '@plainletter/contracts/follow-up'
import { reviseAnalysis } from '@plainletter/store/revisions'
import { sealOutcome } from '@plainletter/store/sealed-document'

import { openToldLetter, showAnalysed } from '../documents/open-told-letter.ts'
import type { LetterPorts, OpenedLetter } from '../documents/open-told-letter.ts'
import { AppError } from '../errors.ts'
import { sealFollowUps } from '../follow-ups/seal-follow-ups.ts'
import { takeRevision } from '../tries.ts'
import { untilWritten } from '../until-written.ts'
import { isSame, sealFeedback } from './keep-feedback.ts'

/** The same words again get what is there, as in a follow-up. Throws invalid_input where the words name nothing to put right. */
export async function reprocess(
  ports: LetterPorts,
  id: number,
  given: Feedback,
): Promise<ReprocessAnswer> {
  await untilWritten(async (isFirst) => {
    const letter = await openToldLetter(ports, id)
    if (letter.feedback.some((one) => one.isReprocessed && isSame(one, given))) return true
    if (!FEEDBACK_TYPES[given.feedbackType].canReprocess)
      throw new AppError(
        'invalid_input',
        'Reading the letter again does not help here. Send it as feedback.',
      )
    if (letter.row.reprocessCount >= FEEDBACK_LIMITS.reprocesses)
      throw new AppError(
        'conflict',
        `This letter was read again ${FEEDBACK_LIMITS.reprocesses} times. That is the most for one document.`,
      )
    if (isFirst) await takeRevision(ports, letter)
    return readAgainAndStore(ports, letter, given)
  })
  const { document } = await showAnalysed(ports, id)
  return { message: 'We read your letter again with what you told us.', document }
}

async function readAgainAndStore(
  { env, advice, caller }: LetterPorts,
  letter: OpenedLetter,
  given: Feedback,
): Promise<boolean> {
  const { row, sealer, told } = letter
  const { feedbackType, userCorrection: question } = given
  const made = await advice.readCorrected({ letter: told, correction: given }, caller.now)
  if (!made) {
    const { ask } = FEEDBACK_TYPES[feedbackType]
    throw new AppError('invalid_input', ask, { fields: { userCorrection: ask } })
  }
  const { outcome, country, answer } = made
  const askedAt = new Date(caller.now).toISOString()
  // It is answered like a question, and counts as none.
  const asked: FollowUp[] = answer ? [{ question, ...answer, askedAt }] : []
  return reviseAnalysis(env.DB, caller, {
    seen: row,
    revision: {
      what: 'reprocess',
      followUps: await sealFollowUps(letter, asked),
      feedback: await sealFeedback(letter, given, { isReprocessed: true, now: caller.now }),
      outcome: await sealOutcome(sealer, outcome),
      documentType: outcome.analysis.documentType,
      country,
    },
  })
}
