/** Which passwords are too easy to guess: the ones that everybody uses, and the ones made of the account itself. */
import { dictionary } from '@zxcvbn-ts/language-common'

import { AppError } from '../errors.ts'

const CONTEXT_WORDS = ['plainletter', 'plain letter', 'password']
const COMMON_MAX = 10_000

/** Throws an error with a sentence that says what to change. `field` is the password's name in the request. */
export function refuseWeakPassword(
  password: string,
  { email, field }: { email: string; field: 'password' | 'newPassword' },
): void {
  const weakness = passwordWeakness(password, email)
  if (weakness) throw new AppError('invalid_input', weakness, { fields: { [field]: weakness } })
}

function passwordWeakness(password: string, email: string): string | undefined {
  const lower = password.toLowerCase()
  const name = email.split('@')[0] ?? ''
  const common = dictionary['passwords-common'].slice(0, COMMON_MAX)
  if (common.includes(lower)) {
    return 'This password is one of the most used. Choose another one: three words that you will remember work well.'
  }
  const isContext = [...CONTEXT_WORDS, name, email].some(
    (word) => word.length > 3 && lower === word,
  )
  if (isContext || /^(.)\1+$/.test(lower))
    return 'This password is easy to guess. Choose another one.'
  return undefined
}
