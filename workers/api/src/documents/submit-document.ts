import { findCountry, DEFAULT_LANGUAGE } from '@plainletter/contracts/countries'
/** From a request to a queued job: receive and seal the files, then store, queue and charge in one transaction. */
import { Language } from '@plainletter/contracts/country'
import type { CountryCode } from '@plainletter/contracts/country'
import { AnalysisJob } from '@plainletter/contracts/job'
import { DAILY_LIMITS } from '@plainletter/contracts/prices'
import { UPLOAD_LIMITS, UPLOAD_MESSAGES } from '@plainletter/contracts/upload-rules'
import { deleteUploads, EXPIRY_DAYS } from '@plainletter/store/bucket'
import type { Caller } from '@plainletter/store/caller'
import { addDataKey, dropDataKey } from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'
import { sealField, sealNames } from '@plainletter/store/sealed-document'
import type { Sealer } from '@plainletter/store/sealed-document'
import { findSubmitter, insertSubmission } from '@plainletter/store/submissions'
import type { SubmissionResult } from '@plainletter/store/submissions'
import { putUpload } from '@plainletter/store/uploads'
import { keyedHex } from '@plainletter/vault/digest'
import { randomId } from '@plainletter/vault/random'

import { AppError } from '../errors.ts'
import { requireSignedIn } from '../middleware/caller.ts'
import { creditsRequired } from '../paid-errors.ts'
import { receiveUpload } from './receive-upload.ts'
import type { ReceivedUpload } from './receive-upload.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const AUTO_KEY_WINDOW_MS = 10 * 60 * 1000

export interface SubmitPorts {
  readonly env: Pick<Env, 'DB' | 'DOCUMENT_BUCKET' | 'ANALYSIS_QUEUE' | 'PASSWORD_PEPPER'>
  readonly rings: KeyRings
  readonly caller: Caller
}

export interface SubmittedJob {
  readonly jobId: string
  readonly documentId: number
}

/**
 * Answers the job that does this intent: a new one, or the one that an earlier try has started. On the free tier there is
 * none: then the body is still unread.
 */
export async function submitDocument(
  ports: SubmitPorts,
  request: Request,
): Promise<SubmittedJob | 'free_tier'> {
  const sentKey = readIdempotencyKey(request)
  const submitter = requireSignedIn(await findSubmitter(ports.env.DB, ports.caller, sentKey ?? ''))
  // Without a key, only the letter itself tells whether it is running already: the insert decides instead.
  const mayBeRunning = sentKey === undefined && submitter.usage.running > 0
  if (!submitter.intent) checkUploads(submitter)
  if (!submitter.intent && !mayBeRunning) {
    if (submitter.user.creditsRemaining < 1 && submitter.user.planAnalysesLeft < 1)
      return 'free_tier'
    checkLoad(submitter)
  }
  const documentId = randomId()
  const userId = submitter.user.id
  const key = await addDataKey(ports.rings, userId, documentId)
  const sealer: Sealer = { key, userId, documentId }
  try {
    const upload = await receiveUpload(request, (index, bytes) =>
      putUpload(ports.env.DOCUMENT_BUCKET, sealer, { index, bytes }),
    )
    return await storeSubmission({ ports, sealer, upload, sentKey })
  } catch (error) {
    await forgetUpload(ports, sealer)
    throw error
  }
}

interface Received {
  readonly ports: SubmitPorts
  readonly sealer: Sealer
  readonly upload: ReceivedUpload
  readonly sentKey: string | undefined
}

async function storeSubmission({
  ports,
  sealer,
  upload,
  sentKey,
}: Received): Promise<SubmittedJob> {
  const { env, caller } = ports
  const asked = readRequest(upload)
  const requestHash = await keyedHex(
    env.PASSWORD_PEPPER,
    JSON.stringify(['letter', sealer.userId, asked, upload.files.map((file) => file.digest)]),
  )
  // A client that names no intent still cannot start one twice within ten minutes.
  const idempotencyKey =
    sentKey ?? `auto:${requestHash}:${Math.floor(caller.now / AUTO_KEY_WINDOW_MS)}`
  const jobId = crypto.randomUUID()
  const result = await insertSubmission(env.DB, caller, {
    documentId: sealer.documentId,
    jobId,
    entryId: crypto.randomUUID(),
    filename: await sealNames(
      sealer,
      upload.files.map((file) => file.name),
    ),
    userGoal: asked.userGoal ? await sealField(sealer, 'userGoal', asked.userGoal) : null,
    country: asked.country,
    language: asked.language,
    fileCount: upload.files.length,
    fileBytes: upload.files.reduce((sum, file) => sum + file.size, 0),
    autoDeleteAt: caller.now + EXPIRY_DAYS * DAY_MS,
    idempotencyKey,
    requestHash,
  })
  if (result === 'submitted') {
    await sendJob(env, jobId)
    return { jobId, documentId: sealer.documentId }
  }
  const earlier = await answerOf(result, { ports, idempotencyKey, requestHash })
  await forgetUpload(ports, sealer)
  return earlier
}

/** A lost message is sent again by the cron: the job's row is the truth, so a failed send is no failure. */
async function sendJob(env: SubmitPorts['env'], jobId: string): Promise<void> {
  try {
    await env.ANALYSIS_QUEUE.send(AnalysisJob.parse({ jobId }))
  } catch {
    console.error(JSON.stringify({ event: 'queue_send_failed', jobId }))
  }
}

async function answerOf(
  result: Exclude<SubmissionResult, 'submitted'>,
  {
    ports,
    idempotencyKey,
    requestHash,
  }: { ports: SubmitPorts; idempotencyKey: string; requestHash: string },
): Promise<SubmittedJob> {
  const again = requireSignedIn(await findSubmitter(ports.env.DB, ports.caller, idempotencyKey))
  if (again.intent?.requestHash === requestHash) return again.intent
  if (again.intent)
    throw new AppError('conflict', 'This Idempotency-Key was used for another letter')
  if (result === 'credits_required') throw creditsRequired('analyze documents')
  throw new AppError('too_many_requests', limitSentence())
}

async function forgetUpload(
  { env, rings }: SubmitPorts,
  { userId, documentId }: Sealer,
): Promise<void> {
  try {
    await dropDataKey(rings, userId, documentId)
  } finally {
    // Also when the ring was busy: the sweeps take a key off that has no document.
    await deleteUploads(env.DOCUMENT_BUCKET, documentId)
  }
}

type Submitter = NonNullable<Awaited<ReturnType<typeof findSubmitter>>>

function checkLoad({ usage }: Submitter): void {
  const isBusy =
    usage.running >= DAILY_LIMITS.runningJobs || usage.today >= DAILY_LIMITS.paidActions
  if (isBusy) throw new AppError('too_many_requests', limitSentence())
}

function checkUploads({ usage }: Submitter): void {
  if (usage.bytesToday >= DAILY_LIMITS.uploadBytes) {
    throw new AppError(
      'too_many_requests',
      'You have sent 200MB in the last day. Try again tomorrow.',
    )
  }
}

const limitSentence = (): string =>
  `You can run ${DAILY_LIMITS.runningJobs} analyses at once and ${DAILY_LIMITS.paidActions} a day. Wait for one to finish, or try again tomorrow.`

function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('Idempotency-Key')
  if (key === null) return undefined
  if (!/^[A-Za-z0-9_-]{8,100}$/.test(key)) {
    throw new AppError('invalid_input', 'Idempotency-Key must be 8 to 100 letters, digits, - or _')
  }
  return key
}

interface AskedFor {
  readonly country: CountryCode
  readonly language: Language
  readonly userGoal: string
}

/** Throws invalid_input where the country, the language or the goal is not one, or nothing was sent. */
export function readRequest({ fields, files }: ReceivedUpload): AskedFor {
  const country = findCountry(fields['country'] ?? '')
  if (!country)
    throw new AppError('invalid_input', UPLOAD_MESSAGES.countryRequired, {
      fields: { country: UPLOAD_MESSAGES.countryRequired },
    })
  if (files.length === 0)
    throw new AppError('invalid_input', UPLOAD_MESSAGES.documentRequired, {
      fields: { documents: UPLOAD_MESSAGES.documentRequired },
    })
  const language = Language.safeParse(fields['language'] ?? DEFAULT_LANGUAGE)
  if (!language.success) throw new AppError('invalid_input', 'Choose one of the 7 output languages')
  const userGoal = (fields['userGoal'] ?? '').trim()
  if (userGoal.length > UPLOAD_LIMITS.goalCharacters)
    throw new AppError('invalid_input', 'Your goal is too long. Use up to 2,000 characters.')
  return { country, language: language.data, userGoal }
}
