import type { Refusal, RefusalCode } from '@plainletter/contracts/upload'
/** Refusals inside the package: parsers throw one, the doors turn it into the answer of the contract. */
import { REFUSAL_MESSAGES } from '@plainletter/contracts/upload-rules'

/** Thrown by a parser that knows why the file cannot be read. Carries no content of the file. */
export class IntakeError extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode) {
    super(code)
    this.name = 'IntakeError'
    this.code = code
  }
}

/** The refusal of the contract for a code. `file` is the 0-based position in the upload. */
export function refusal(code: RefusalCode, file?: number): Refusal {
  const message = REFUSAL_MESSAGES[code]
  return file === undefined ? { code, message } : { code, message, file }
}
