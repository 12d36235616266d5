import type { ErrorBody } from '@plainletter/contracts/error'

/** An answer that is not a success. Its message is the status, a colon and the text, as the specification has it. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The server's own words in the language of the page, when the answer has the one error shape. */
  readonly body: ErrorBody | undefined

  constructor(status: number, text: string, body?: ErrorBody) {
    super(`${status}: ${text}`)
    this.status = status
    this.body = body
  }
}
