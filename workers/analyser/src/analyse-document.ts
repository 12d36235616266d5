/**
 * One job from claim to end: lease, intake, engine, seal, fenced finish. Safe to run twice: only the holder of the
 * lease writes, and a second run of a finished job finds nothing to claim.
 */
import type { AnalysisOutcome } from '@plainletter/contracts/analysis'
import type { Stage } from '@plainletter/contracts/document'
import type { Refusal } from '@plainletter/contracts/upload'
import { analyse } from '@plainletter/engine/analyse'
import { todayIn } from '@plainletter/engine/today'
import { readUpload } from '@plainletter/intake/read-upload'
import type { UploadSource } from '@plainletter/intake/read-upload'
import { addUse, costOf } from '@plainletter/model/cost'
import type { TokenUse } from '@plainletter/model/stream-answer'
import { writeOutcome } from '@plainletter/model/write-outcome'
import { claimJob, failJob, finishJob, releaseJob, addStage } from '@plainletter/store/jobs'
import type { ClaimedJob } from '@plainletter/store/jobs'
import { getDataKey } from '@plainletter/store/key-rings'
import { openField, openNames, sealResult } from '@plainletter/store/sealed-document'
import type { Sealer } from '@plainletter/store/sealed-document'
import { getUpload } from '@plainletter/store/uploads'

import type { AnalyserPorts } from './ports.ts'
import { openSecondReader } from './second-reader.ts'

/** Throws on a fault that may pass; the job is then free for the next try. */
export async function analyseDocument(jobId: string, ports: AnalyserPorts): Promise<void> {
  const lease = ports.newId()
  try {
    const job = await claimJob(ports.database, { jobId, lease, now: ports.clock() })
    if (job) await run({ job, lease, ports })
  } catch (error) {
    // Also after a claim that failed: it may have been made and only its answer lost.
    await releaseJob(ports.database, { jobId, lease })
    throw error
  }
}

interface Run {
  readonly job: ClaimedJob
  readonly lease: string
  readonly ports: AnalyserPorts
}

async function run({ job, lease, ports }: Run): Promise<void> {
  const { database, rings, clock, newId } = ports
  const tell = (stage: Stage) => addStage(database, { jobId: job.jobId, lease }, stage)
  const key = await getDataKey(rings, job.userId, job.documentId)
  const sealer: Sealer = { key, userId: job.userId, documentId: job.documentId }

  const reader = openSecondReader(ports, job.jobId)
  const upload = await readUpload(await sourcesOf(job, sealer, ports), {
    ocr: reader.ocr,
    cmaps: ports.cmaps,
    onPage: (page, pages) => tell({ name: 'reading', page, pages }),
  })
  if (!upload.ok) return refuse({ job, lease, ports }, upload.refusals)

  const goal = await openField(sealer, 'userGoal', job.userGoal)
  const request = { country: job.country, language: job.language }
  const analysed = await analyse(
    {
      text: upload.text,
      request: goal === null ? request : { ...request, userGoal: goal },
      today: todayIn(job.country, clock()),
    },
    (name) => tell({ name }),
  )
  const written = await write({ job, lease, ports }, analysed.outcome, upload.text)
  const { outcome } = written
  const result = await sealResult(sealer, { ...upload, outcome })
  const held = { jobId: job.jobId, lease, now: clock(), entryId: newId() }
  const { documentType, coverage } = outcome.analysis
  const isCharged = coverage.depth !== 'none'
  const use = priced(addUse(reader.use(), written.use), ports)
  await finishJob(database, held, { documentType, result, isCharged, use })
}

const priced = (use: TokenUse | null, { prices }: AnalyserPorts) =>
  use && { ...use, microdollars: prices && costOf(use, prices) }

/** Better words where a model is configured. Its faults are told to the log, by kind, and change nothing. */
async function write({ job, lease, ports }: Run, outcome: AnalysisOutcome, text: string) {
  const { model: settings, database } = ports
  if (settings === null || outcome.analysis.coverage.depth === 'none') return { outcome, use: null }
  const { outcome: written, report } = await writeOutcome(
    { outcome, text, settings },
    (part, parts) =>
      addStage(database, { jobId: job.jobId, lease }, { name: 'writing', part, parts }),
  )
  console.warn(JSON.stringify({ event: 'model_writing', jobId: job.jobId, ...report }))
  return { outcome: written, use: report.use }
}

/** Files are opened one at a time, when intake asks for them. */
async function sourcesOf(
  job: ClaimedJob,
  sealer: Sealer,
  ports: AnalyserPorts,
): Promise<UploadSource[]> {
  const names = await openNames(sealer, job.filename)
  const folder = job.uploadFolder
  return names.map((name, index) => ({
    name,
    load: () => getUpload(ports.bucket, sealer, { folder, index }),
  }))
}

/** Trying again would not help: the person gets the next step, and their credit back. */
async function refuse({ job, lease, ports }: Run, refusals: Refusal[]): Promise<void> {
  const held = { jobId: job.jobId, lease, now: ports.clock(), entryId: ports.newId() }
  await failJob(ports.database, held, { kind: 'refused', refusals })
}
