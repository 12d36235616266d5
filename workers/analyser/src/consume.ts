/** One batch of the queue. Each message is settled on its own: a bad neighbour delays nobody. */
import { AnalysisJob } from '@plainletter/contracts/job'
import { ANALYSIS_FAILED, buryJob } from '@plainletter/store/jobs'

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
    tryAgain({ event: 'analysis_fault', jobId, message, error })
  }
}

/** No try is left: the job ends as failed and its credit goes back, once. */
async function bury(jobId: string, message: Message, ports: AnalyserPorts): Promise<void> {
  const entryId = ports.newId()
  try {
    await buryJob(ports.database, { jobId, entryId, now: ports.clock() }, ANALYSIS_FAILED)
    message.ack()
  } catch (error) {
    tryAgain({ event: 'burial_fault', jobId, message, error })
  }
}

interface Fault {
  readonly event: 'analysis_fault' | 'burial_fault'
  readonly jobId: string
  readonly message: Message
  readonly error: unknown
}

function tryAgain({ event, jobId, message, error }: Fault): void {
  const name = error instanceof Error ? error.name : 'unknown'
  console.error(JSON.stringify({ event, jobId, attempt: message.attempts, name }))
  message.retry({ delaySeconds: RETRY_SECONDS[message.attempts - 1] ?? 600 })
}
