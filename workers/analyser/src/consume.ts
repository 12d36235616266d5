/** One batch of the queue. Each message is settled on its own: a bad neighbour delays nobody. */
import { AnalysisJob } from '@plainletter/contracts/job'
import { buryJob } from '@plainletter/store/jobs'

import { analyseDocument } from './analyse-document.ts'
import type { AnalyserPorts } from './ports.ts'

const DEAD_LETTERS = 'plainletter-analysis-dead'
const RETRY_SECONDS = [5, 30, 120, 300, 600] as const

export async function consume(batch: MessageBatch, ports: AnalyserPorts): Promise<void> {
  for (const message of batch.messages) {
    const job = AnalysisJob.safeParse(message.body)
    if (!job.success) {
      console.error(JSON.stringify({ event: 'unreadable_message', queue: batch.queue }))
      message.ack()
    } else if (batch.queue === DEAD_LETTERS) {
      await bury(job.data.jobId, message, ports)
    } else {
      await attempt(job.data.jobId, message, ports)
    }
  }
}

/** A fault that may pass is tried again later; the job's row decides whether there is anything left to do. */
async function attempt(jobId: string, message: Message, ports: AnalyserPorts): Promise<void> {
  try {
    await analyseDocument(jobId, ports)
    message.ack()
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    console.error(
      JSON.stringify({ event: 'analysis_fault', jobId, attempt: message.attempts, name }),
    )
    message.retry({ delaySeconds: RETRY_SECONDS[message.attempts - 1] ?? 600 })
  }
}

/** No try is left: the job ends as failed and its credit goes back, once. */
async function bury(jobId: string, message: Message, ports: AnalyserPorts): Promise<void> {
  const entryId = ports.newId()
  const failure = { kind: 'error', message: 'Analysis failed. You have not been charged.' } as const
  await buryJob(ports.database, { jobId, entryId, now: ports.clock() }, failure)
  message.ack()
}
