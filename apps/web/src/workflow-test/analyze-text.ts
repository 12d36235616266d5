import type { Analysis } from '@plainletter/contracts/analysis'
import { AnalyzeAnswer } from '@plainletter/contracts/document'

import { readError } from '../read-error.ts'

/** Posts the text as JSON, always for the United Kingdom, and waits for the analysis. Throws ApiError. */
export async function analyzeText(text: string): Promise<Analysis> {
  const answer = await fetch('/api/documents/analyze', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'app' },
    body: JSON.stringify({ text, country: 'United Kingdom' }),
  })
  const body = await answer.text()
  if (answer.status !== 200) throw readError(answer.status, body || answer.statusText)
  return AnalyzeAnswer.parse(JSON.parse(body)).analysis
}
