import { ErrorBody } from '@plainletter/contracts/error'

/** An answer that is not a success. Its message is the status, a colon and the text, as the specification has it. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The server's own words, when the answer has the one error shape. */
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
    return parsed.success ? parsed.data : undefined
  } catch {
    // Not JSON: a proxy's page, perhaps. The status still says what matters.
    return undefined
  }
}
