import {
  AnalyzeAnswer,
  AnalyzePending,
  Stage,
  STREAM_EVENTS,
  TeaserAnswer,
  type DocumentDetail,
} from '@plainletter/contracts/document'

import { readError } from '../read-error.ts'
import { readEvents, type StreamEvent } from './event-stream.ts'
import { asFormData, type LetterDraft } from './letter-draft.ts'

const ANALYZE_URL = '/api/documents/analyze'

/** A letter that was taken, with the whole answer unless the work goes on past the wait; or the free tier's answer. */
export type SentLetter = { id: number; document?: DocumentDetail } | { teaser: TeaserAnswer }

interface Watch {
  /** Part of the upload that has left, 0 to 1. */
  onSending: (part: number) => void
  onStage: (stage: Stage) => void
}

/**
 * Sends a letter and follows the work on it. XMLHttpRequest, because fetch cannot tell how much has been sent.
 * Throws ApiError for a refusal, TypeError (as fetch does) when the line broke before an answer.
 */
export function sendLetter(
  draft: LetterDraft,
  idempotencyKey: string,
  watch: Watch,
): Promise<SentLetter> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stream = followStream({ ...watch, onSent: resolve, onError: reject })
    request.open('POST', ANALYZE_URL)
    request.setRequestHeader('Accept', 'text/event-stream')
    request.setRequestHeader('Idempotency-Key', idempotencyKey)
    request.setRequestHeader('X-Requested-With', 'app')
    request.upload.onprogress = ({ loaded, total }) => watch.onSending(total ? loaded / total : 0)
    request.onprogress = () => request.status === 200 && stream(request.responseText)
    request.onerror = () => reject(new TypeError('The connection was lost'))
    request.onload = () => {
      if (request.status !== 200) {
        reject(readError(request.status, request.responseText || request.statusText))
        return
      }
      stream(request.responseText)
      // Has no effect when the stream gave a result or an error.
      reject(new TypeError('The answer broke off'))
    }
    request.send(asFormData(draft))
  })
}

interface StreamEnds extends Watch {
  onSent: (sent: SentLetter) => void
  onError: (error: unknown) => void
}

/** Given the whole text so far, tells each new event once. */
function followStream(ends: StreamEnds): (text: string) => void {
  let seen = 0
  let rest = ''
  return (text) => {
    const read = readEvents(rest + text.slice(seen))
    seen = text.length
    rest = read.rest
    try {
      for (const event of read.events) tell(event, ends)
    } catch (error) {
      ends.onError(error)
    }
  }
}

function tell({ event, data }: StreamEvent, ends: StreamEnds) {
  if (event === STREAM_EVENTS.stage) ends.onStage(Stage.parse(JSON.parse(data)))
  if (event === STREAM_EVENTS.error) ends.onError(readError(500, data))
  if (event === STREAM_EVENTS.result) ends.onSent(readResult(JSON.parse(data)))
}

function readResult(result: unknown): SentLetter {
  const teaser = TeaserAnswer.safeParse(result)
  if (teaser.success) return { teaser: teaser.data }
  const answer = AnalyzeAnswer.safeParse(result)
  if (answer.success) return { id: answer.data.id, document: answer.data.document }
  return { id: AnalyzePending.parse(result).id }
}
