/** What the rows of Belgium promise beyond what holds for every country. */
import { expect, test } from 'vitest'

import { loadKnowledge } from '../load.ts'

test.each(['fr', 'nl'] as const)('every row has words in %s', async (language) => {
  const { rules } = await loadKnowledge('be', language)
  expect(rules.filter((rule) => rule.language !== language).map((rule) => rule.id)).toEqual([])
})
