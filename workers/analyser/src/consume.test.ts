import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'

import { balanceOf, jobOf, submitLetter, textLetter } from '../test/factories.ts'
import { consume } from './consume.ts'
import { openPorts } from './ports.ts'

afterEach(() => vi.restoreAllMocks())

const LETTER = textLetter(`Harbour Collections Ltd
Date: 2 November 2026
Pay £412.50 within 14 days of the date of this letter. If you do not, our client may take court action.`)

/** Every message that is not exactly ours, made from a job that is really there. */
const strangeBodies = (jobId: string): unknown[] => [
  undefined,
  null,
  0,
  true,
  '',
  jobId,
  JSON.stringify({ jobId }),
  [],
  [jobId],
  [{ jobId }],
  {},
  { jobID: jobId },
  { jobId: null },
  { jobId: 1 },
  { jobId: [jobId] },
  { jobId: { toString: jobId } },
  { jobId: `${jobId} ` },
  { jobId: `${jobId}' OR '1' = '1` },
  { jobId: jobId.slice(0, -1) },
  { jobId, status: 'succeeded' },
  { jobId, userId: 1 },
  { jobId, isCharged: false },
  { jobId, __proto__extra: true },
  { jobId, lease: 'mine' },
  JSON.parse(`{"jobId":"${jobId}","__proto__":{"status":"succeeded"}}`),
]

async function deliverAll(queue: string, bodies: readonly unknown[]) {
  const messages = bodies.map((body, index) => ({
    id: String(index),
    timestamp: new Date(),
    attempts: 1,
    body,
  }))
  const batch = createMessageBatch(queue, messages)
  await consume(batch, await openPorts(env))
  return getQueueResult(batch, createExecutionContext())
}

test.each(['plainletter-analysis', 'plainletter-analysis-dead'])(
  'a message in %s that is not exactly ours is put aside for good and changes nothing',
  async (queue) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const letter = await submitLetter([LETTER])
    const before = await jobOf(letter)
    const bodies = strangeBodies(letter.jobId)
    const result = await deliverAll(queue, bodies)
    expect(result.explicitAcks).toHaveLength(bodies.length)
    expect(result.retryMessages).toEqual([])
    expect([await jobOf(letter), await balanceOf(letter)]).toEqual([before, 0])
    expect(logged).toHaveBeenCalledTimes(bodies.length)
    expect(logged.mock.calls.join()).not.toContain(letter.jobId)
  },
)

test('a letter in the same batch is read all the same', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const letter = await submitLetter([LETTER])
  const { jobId } = letter
  await deliverAll('plainletter-analysis', [...strangeBodies(jobId), { jobId }])
  expect((await jobOf(letter)).status).toBe('succeeded')
})
