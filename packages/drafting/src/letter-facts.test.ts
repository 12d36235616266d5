import { expect, test } from 'vitest'

import { draftReply } from './draft-reply.ts'
import { draftInput, reading } from './fixtures/factories.ts'

test('a reply does not repeat a number that somebody has for life beside the reference of the matter', () => {
  const input = draftInput({ reading: reading() })
  const references = [
    { label: 'number', value: '123-45-6789', span: [0, 11] as [number, number] },
    ...input.reading.references,
  ]
  const text = `Social Security number: 123-45-6789\n${input.text}`
  const letter = draftReply({ ...input, text, reading: { ...input.reading, references } }) ?? ''
  expect(letter).toContain('Your reference: HR-204417')
  expect(letter).not.toContain('123-45-6789')
})
