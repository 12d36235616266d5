import { ErrorBody } from '@plainletter/contracts/error'

import { inPageLanguage } from './page-language.ts'

/** An answer that is not a success. Its message is the status, a colon and the text, as the specification has it. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The server's own words in the language of the page, when the answer has the one error shape. */
  readonly body: ErrorBody | undefined

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
    this.body = readErrorBody(text)
  }
}

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
