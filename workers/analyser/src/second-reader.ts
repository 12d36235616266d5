/** A model that sees, asked only for photos on which our own recogniser failed, and only where one is configured. */
import type { Ocr } from '@plainletter/intake/ocr'
import { addUse } from '@plainletter/model/cost'
import { readPicture } from '@plainletter/model/read-picture'
import type { TokenUse } from '@plainletter/model/stream-answer'

import type { AnalyserPorts } from './ports.ts'

export interface SecondReader {
  /** The recogniser to read with: the first one alone where no model sees. */
  readonly ocr: Ocr
  /** What the model's readings have cost so far. */
  readonly use: () => TokenUse | null
}

/** A fault of the model leaves the page as the first reader had it. Each attempt is told to the log, without a word. */
export function openSecondReader({ ocr, vision }: AnalyserPorts, jobId: string): SecondReader {
  let use: TokenUse | null = null
  if (vision === null) return { ocr, use: () => use }
  const reread = async (png: Uint8Array): Promise<string | null> => {
    const answer = await readPicture(vision, png)
    use = addUse(use, answer.use)
    const result = answer.ok ? { result: 'read' } : { result: 'failed', reason: answer.reason }
    console.warn(JSON.stringify({ event: 'model_reading', jobId, ...result, use: answer.use }))
    return answer.ok ? answer.text : null
  }
  return { ocr: { ...ocr, reread }, use: () => use }
}
