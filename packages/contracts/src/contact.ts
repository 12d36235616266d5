/** The contact form: anybody may write to us. */
import * as z from 'zod/mini'

export const CONTACT_LIMITS = { lineCharacters: 200, messageCharacters: 5_000 } as const

export const CONTACT_REQUIRED = 'Please fill in all required fields.'

/** One line: a control character in it could become a header of a mail. */
const line = z
  .string(CONTACT_REQUIRED)
  .check(
    z.trim(),
    z.minLength(1, CONTACT_REQUIRED),
    z.maxLength(CONTACT_LIMITS.lineCharacters, 'Use up to 200 characters for each line.'),
    z.regex(/^\P{Cc}*$/u, 'Use one line without special characters.'),
  )

export const Contact = z.strictObject({
  name: line,
  email: line.check(
    z.regex(/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/, 'Please enter a valid email address'),
  ),
  category: line,
  subject: line,
  message: z
    .string(CONTACT_REQUIRED)
    .check(
      z.trim(),
      z.minLength(1, CONTACT_REQUIRED),
      z.maxLength(CONTACT_LIMITS.messageCharacters, 'Use up to 5,000 characters for the message.'),
    ),
})
export type Contact = z.infer<typeof Contact>
