/** Feedback about one analysis: kept sealed, under the letter's own key. */
import { FEEDBACK_LIMITS, FEEDBACK_TYPES } from '@plainletter/contracts/feedback'
import type { Feedback, FeedbackAnswer, GivenFeedback } from '@plainletter/contracts/feedback'
import { keepFeedback as store } from '@plainletter/store/revisions'
import { sealField } from '@plainletter/store/sealed-document'

import { openToldLetter } from '../documents/open-told-letter.ts'
import type { LetterPorts, OpenedLetter } from '../documents/open-told-letter.ts'
import { AppError } from '../errors.ts'
import { takeRevision } from '../tries.ts'
import { untilWritten } from '../until-written.ts'

/** The same words again are kept once. */
export async function keepFeedback(
  ports: LetterPorts,
  id: number,
  given: Feedback,
): Promise<FeedbackAnswer> {
  let left = 0
  await untilWritten(async (isFirst) => {
    const letter = await openToldLetter(ports, id)
    left = FEEDBACK_LIMITS.reprocesses - letter.row.reprocessCount
    if (letter.feedback.some((one) => isSame(one, given))) return true
    if (letter.row.feedbackCount >= FEEDBACK_LIMITS.entries)
      throw new AppError('conflict', 'We have kept all the feedback that one analysis can have.')
    if (isFirst) await takeRevision(ports, letter)
    const feedback = await sealFeedback(letter, given, { isReprocessed: false, ...ports.caller })
    return store(ports.env.DB, ports.caller, { seen: letter.row, feedback })
  })
  return {
    message: 'Thank you. We have kept your feedback.',
    canReprocess: left > 0 && FEEDBACK_TYPES[given.feedbackType].canReprocess,
  }
}

export const isSame = (one: GivenFeedback, other: Feedback): boolean =>
  one.feedbackType === other.feedbackType &&
  one.specificIssue === other.specificIssue &&
  one.userCorrection === other.userCorrection

/** The letter's list with one more, sealed. `now` is in epoch milliseconds. */
export function sealFeedback(
  { sealer, feedback }: OpenedLetter,
  given: Feedback,
  { isReprocessed, now }: { isReprocessed: boolean; now: number },
): Promise<string> {
  const kept: GivenFeedback = { ...given, isReprocessed, givenAt: new Date(now).toISOString() }
  return sealField(sealer, 'feedback', JSON.stringify([...feedback, kept]))
}
