import type { Letter } from './compose-letter.ts'
/** The letter as an email: a subject line, then from the salutation on. */
import { localSpelling } from './local-spelling.ts'
import type { Block, Letters } from './paragraph.ts'

const IN_EMAIL = ['greeting', 'body', 'closing', 'signature'] as const satisfies readonly Block[]

/** Plain text. The subject is one line and carries the reference, which has no other place in an email. */
export function emailText({ subject, blocks, paragraphs }: Letter, letters: Letters): string {
  const reference = blocks.get('reference') ?? ''
  const line = `${letters.frame.subject.email}${subject}${reference === '' ? '' : ` (${reference})`}`
  const body = paragraphs.map(({ text }) => text).join('\n\n')
  const texts = IN_EMAIL.map((block) => (block === 'body' ? body : (blocks.get(block) ?? '')))
  const whole = [line.replace(/\s+/g, ' '), ...texts].filter((text) => text !== '').join('\n\n')
  return localSpelling(whole, letters)
}
