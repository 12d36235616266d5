/** Why something that costs a credit is not given. */
import { DAILY_LIMITS } from '@plainletter/contracts/prices'

import { AppError } from './errors.ts'

/** `what` the credit would have been for: "research similar cases". */
export const creditsRequired = (what: string): AppError =>
  new AppError('credits_required', `No credits remaining. Credits required to ${what}.`)

export const paidLimitReached = (): AppError =>
  new AppError(
    'too_many_requests',
    `You can use ${DAILY_LIMITS.paidActions} paid tools a day. Try again tomorrow. No credit was taken.`,
  )
