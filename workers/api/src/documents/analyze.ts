/** POST /api/documents/analyze in its three answers: a stream of stages, the result as JSON, or 202 and an id. */
import { STREAM_EVENTS } from '@plainletter/contracts/document'
import type { AnalyzePending, Stage } from '@plainletter/contracts/document'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'

import type { AppEnv } from '../app-env.ts'
import { asAppError, errorBody } from '../errors.ts'
import { requireCaller } from '../middleware/caller.ts'
import { followJob } from './follow-job.ts'
import type { FollowPorts } from './follow-job.ts'
import { submitDocument } from './submit-document.ts'
import type { SubmittedJob } from './submit-document.ts'

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
  if (c.req.header('Accept')?.includes('text/event-stream')) return streamJob(c, ports, job)
  const answer = await followJob(ports, job, { waitMs: JSON_WAIT_MS })
  if (answer) return c.json(answer, 200)
  return c.json({ id: job.documentId, status: 'running' } satisfies AnalyzePending, 202)
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
