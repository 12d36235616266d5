import { ErrorBody } from '@plainletter/contracts/error'

import { ApiError } from './api-error.ts'
import { inPageLanguage } from './page-language.ts'

/** What an answer that is no success says. */
export const readError = (status: number, text: string): ApiError =>
  new ApiError(status, text, readErrorBody(text))

function readErrorBody(text: string): ErrorBody | undefined {
  try {
    const parsed = ErrorBody.safeParse(JSON.parse(text))
    return parsed.success ? translate(parsed.data) : undefined
  } catch {
    // Not JSON: a proxy's page, perhaps. The status still says what matters.
    return undefined
  }
}

function translate(body: ErrorBody): ErrorBody {
  const { fields, refusals } = body
  return {
    ...body,
    message: inPageLanguage(body.message),
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, words]) => [field, inPageLanguage(words)]),
      ),
    }),
    ...(refusals && {
      refusals: refusals.map((refusal) => ({
        ...refusal,
        message: inPageLanguage(refusal.message),
      })),
    }),
  }
}
