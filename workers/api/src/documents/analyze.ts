/** POST /api/documents/analyze in its answers: a stream of stages, the result as JSON, 202 and an id, or the free tier's. */
import { STREAM_EVENTS } from '@plainletter/contracts/document'
import type { AnalyzePending, Stage, TeaserAnswer } from '@plainletter/contracts/document'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'

import type { AppEnv } from '../app-env.ts'
import { asAppError, errorBody } from '../errors.ts'
import { requireCaller } from '../middleware/caller.ts'
import { openAdvice } from '../open-advice.ts'
import { followJob } from './follow-job.ts'
import type { FollowPorts } from './follow-job.ts'
import { submitDocument } from './submit-document.ts'
import type { SubmittedJob } from './submit-document.ts'
import { teaseQuestion } from './tease-question.ts'

const JSON_WAIT_MS = 60_000
const STREAM_WAIT_MS = 10 * 60_000

export async function analyze(c: Context<AppEnv>): Promise<Response> {
  const keys = await parseKeyEncryptionKeys(c.env.KEY_ENCRYPTION_KEYS)
  const ports = {
    env: c.env,
    rings: { bucket: c.env.DOCUMENT_BUCKET, keys },
    caller: requireCaller(c),
  }
  const job = await submitDocument(ports, c.req.raw)
  const wantsStream = c.req.header('Accept')?.includes('text/event-stream') ?? false
  if (job === 'free_tier') {
    const teaser = await teaseQuestion({ ...ports, advice: openAdvice(c.env) }, c.req.raw)
    return wantsStream ? streamOne(c, teaser) : c.json(teaser, 200)
  }
  if (wantsStream) return streamJob(c, ports, job)
  const answer = await followJob(ports, job, { waitMs: JSON_WAIT_MS })
  if (answer) return c.json(answer, 200)
  return c.json({ id: job.documentId, status: 'running' } satisfies AnalyzePending, 202)
}

/** For whoever listens to a stream: its only event. */
function streamOne(c: Context<AppEnv>, teaser: TeaserAnswer): Response {
  return streamSSE(c, (stream) =>
    stream.writeSSE({ event: STREAM_EVENTS.result, data: JSON.stringify(teaser) }),
  )
}

function streamJob(c: Context<AppEnv>, ports: FollowPorts, job: SubmittedJob): Response {
  return streamSSE(c, async (stream) => {
    const tell = (event: string, data: unknown) =>
      stream.writeSSE({ event, data: JSON.stringify(data) })
    const onStage = (stage: Stage) => tell(STREAM_EVENTS.stage, stage)
    try {
      await onStage({ name: 'received' })
      const isGone = () => stream.aborted
      const answer = await followJob(ports, job, { waitMs: STREAM_WAIT_MS, onStage, isGone })
      const pending: AnalyzePending = { id: job.documentId, status: 'running' }
      await tell(STREAM_EVENTS.result, answer ?? pending)
    } catch (error) {
      await tell(STREAM_EVENTS.error, errorBody(asAppError(error), c.var.requestId))
    }
  })
}
