import { loadKnowledge } from '@plainletter/knowledge/load'
import { loadPhrases } from '@plainletter/phrases/load'
import { read } from '@plainletter/reader/read'
import { expect, test } from 'vitest'

import { addLaw, gatherFacts } from './facts.ts'
import { selectRules } from './select-rules.ts'

test('a row for questions and for the paper that one is about is chosen once, though each has its own copy', async () => {
  const text = 'I paid a scammer. Is it my fault, or can I get my money back?'
  const facts = gatherFacts({
    phrases: await loadPhrases('de'),
    text,
    reading: read(text, { country: 'gb' }),
    knowledge: await loadKnowledge('gb', 'de', { kinds: ['ENQUIRY'] }),
    today: '2026-11-21',
    request: { country: 'gb', language: 'de' },
  })
  const law = await loadKnowledge('gb', 'de', { kinds: ['SCAM_LETTER'] })
  const rules = selectRules({
    ...addLaw(facts, null, law),
    subject: 'SCAM_LETTER',
    topic: 'consumer',
  })
  expect(rules.filter(({ rule }) => rule.id === 'gb.scam.myth-my-fault')).toHaveLength(1)
})
