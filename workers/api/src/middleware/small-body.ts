/** Forms are small: a larger body is refused before it is read into memory. */
import { bodyLimit } from 'hono/body-limit'

import { AppError } from '../errors.ts'

const BYTES_MAX = 64 * 1024

export const smallBody = bodyLimit({
  maxSize: BYTES_MAX,
  onError: () => {
    throw new AppError('too_large', 'This request is too large')
  },
})
