import type { TeaserAnswer } from '@plainletter/contracts/document'
/** The free tier's answer to a typed question: a part of it, three times a month. Nothing is stored and nothing is charged. */
import { TEASER_QUESTIONS_PER_MONTH } from '@plainletter/contracts/prices'
import { UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'
import type { Advice } from '@plainletter/engine/advice'
import type { Caller } from '@plainletter/store/caller'
import type { Database } from '@plainletter/store/database'
import { returnToLimits, takeAndCount } from '@plainletter/store/limits'
import type { Limit } from '@plainletter/store/limits'
import { TYPED_NAME } from '@plainletter/store/sealed-document'
import { findUser } from '@plainletter/store/users'

import { requireSignedIn } from '../middleware/caller.ts'
import { creditsRequired } from '../paid-errors.ts'
import { receiveUpload } from './receive-upload.ts'
import { readRequest } from './submit-document.ts'

/** No month is longer. The name of the month in the bucket ends it on its last day. */
const MONTH_MS = 31 * 24 * 60 * 60 * 1000
const TEXT_BYTES_MAX = 4 * UPLOAD_LIMITS.textCharacters

interface TeasePorts {
  readonly env: { readonly DB: Database }
  readonly advice: Advice
  readonly caller: Caller
}

/** Throws credits_required for files, and once this month's questions are used up. */
export async function teaseQuestion(
  { env, advice, caller }: TeasePorts,
  request: Request,
): Promise<TeaserAnswer> {
  const { now } = caller
  const user = requireSignedIn(await findUser(env.DB, caller))
  const asked = await receiveQuestion(request)
  const limit = monthlyLimit(user.id, now)
  const remainingQuestions = await takeAndCount(env.DB, limit, now)
  if (remainingQuestions < 0) throw creditsRequired('analyze documents')
  try {
    return { isFreemium: true, teaserAnalysis: await advice.tease(asked, now), remainingQuestions }
  } catch (error) {
    // What was not answered was not asked.
    await returnToLimits(env.DB, [limit])
    throw error
  }
}

async function receiveQuestion(request: Request) {
  let text = ''
  const upload = await receiveUpload(request, async (_index, bytes) => {
    if (bytes.length > TEXT_BYTES_MAX) throw creditsRequired('analyze documents')
    text = new TextDecoder().decode(bytes)
  })
  const { country, language, userGoal } = readRequest(upload)
  if (upload.files.some(({ name }) => name !== TYPED_NAME))
    throw creditsRequired('analyze documents')
  return { text, request: { country, language, ...(userGoal === '' ? {} : { userGoal }) } }
}

const monthlyLimit = (userId: number, now: number): Limit => ({
  bucket: `teaser:user:${userId}:${new Date(now).toISOString().slice(0, 7)}`,
  max: TEASER_QUESTIONS_PER_MONTH,
  windowMs: MONTH_MS,
})
