import type { EnhanceAnswer } from '@plainletter/contracts/document'
import type { FollowUp } from '@plainletter/contracts/follow-up'
/** A follow-up question: answered, counted and stored in one statement, at most three for one analysis. */
import { DAILY_LIMITS } from '@plainletter/contracts/prices'
import { reviseAnalysis } from '@plainletter/store/revisions'
import { sealOutcome } from '@plainletter/store/sealed-document'

import { openToldLetter, showAnalysed } from '../documents/open-told-letter.ts'
import type { LetterPorts, OpenedLetter } from '../documents/open-told-letter.ts'
import { AppError } from '../errors.ts'
import { takeRevision } from '../tries.ts'
import { untilWritten } from '../until-written.ts'
import { sealFollowUps } from './seal-follow-ups.ts'

const MOST = DAILY_LIMITS.followUpsPerAnalysis

/** The same words again get the answer that is there: a call whose answer was lost can be made anew and costs nothing more. */
export async function enhance(
  ports: LetterPorts,
  id: number,
  words: string,
): Promise<EnhanceAnswer> {
  await untilWritten(async (isFirst) => {
    const letter = await openToldLetter(ports, id)
    if (letter.followUps.some(({ question }) => question === words)) return true
    if (letter.row.followUpCount >= MOST)
      throw new AppError(
        'conflict',
        `You have asked ${MOST} follow-up questions about this analysis. That is the most for one.`,
      )
    if (isFirst) await takeRevision(ports, letter)
    return answerAndStore(ports, letter, words)
  })
  return showAnalysed(ports, id)
}

async function answerAndStore(
  { env, advice, caller }: LetterPorts,
  letter: OpenedLetter,
  words: string,
): Promise<boolean> {
  const { row, sealer, told } = letter
  const { outcome, answer } = await advice.followUp({ letter: told, words }, caller.now)
  const asked: FollowUp = {
    question: words,
    ...answer,
    askedAt: new Date(caller.now).toISOString(),
  }
  return reviseAnalysis(env.DB, caller, {
    seen: row,
    revision: {
      what: 'follow_up',
      followUps: await sealFollowUps(letter, [asked]),
      feedback: row.feedback,
      outcome: await sealOutcome(sealer, outcome),
      documentType: outcome.analysis.documentType,
      country: row.country,
    },
  })
}
