/** The field of a long story: words of every row tell nothing, although a row may ask for one of them alone. */
import type { Topic } from '@plainletter/contracts/document-type'
import type { RuleOf } from '@plainletter/contracts/rule'
import { expect, test } from 'vitest'

import { knowledge, rule } from './fixtures/factories.ts'
import { lawIndexOf } from './law-index.ts'
import { normaliseText } from './normal-text.ts'
import { toldField } from './told-field.ts'

function answer(topic: Topic, ...asks: string[]): RuleOf<'answer'> {
  const row = { kinds: ['ENQUIRY' as const], topics: [topic], asks: [asks], says: 'Something.' }
  const made = rule('answer', row)
  if (made.kind !== 'answer') throw new Error('not an answer')
  return made
}

/** Rows of each field ask for "what do i" and "he got" in longer phrases; those of debt for the bare words too. */
const ROWS = [
  ...(['housing', 'employment', 'family', 'consumer'] as const).flatMap((topic) => [
    answer(topic, 'what do i do', 'he got it', 'do they go'),
    answer(topic, 'what can i do', 'she got it', 'what if i go'),
  ]),
  answer('debt', 'what', 'got', 'do', 'collector'),
  answer('debt', 'go', 'collector calls'),
  answer('housing', 'deposit', 'landlord'),
]

const fieldOf = (text: string) =>
  toldField(
    { normal: normaliseText(text), law: lawIndexOf(knowledge(ROWS)), topic: 'general' },
    ROWS,
  )

test('a story of a home is of the home, whatever common words stand in it', () => {
  expect(
    fieldOf('We got the keys back to her. What now? Do we go on? She keeps the deposit.'),
  ).toBe('housing')
})

test('a word of one field alone still tells it', () => {
  expect(fieldOf('What do I do, the collector calls every day?')).toBe('debt')
})
