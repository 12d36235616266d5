import { QuickTactics } from '@plainletter/contracts/cheat-sheet'
import { loadTactics } from '@plainletter/knowledge/load-tactics'
import { expect, test } from 'vitest'

import type { AreaQuestion } from './area-rows.ts'
import { quickTactics } from './quick-tactics.ts'

const gb = await loadTactics('gb')

function question(over: Partial<AreaQuestion> = {}): AreaQuestion {
  return {
    area: 'debt',
    situation: '',
    country: 'gb',
    knowledge: gb,
    today: '2026-11-21',
    ...over,
  }
}

test('quick tactics are a title and six facts at most, each with its proof', () => {
  const answer = quickTactics(question())
  expect(QuickTactics.safeParse(answer).error).toBeUndefined()
  expect(answer.title).toBe('Debt: quick facts for England')
  expect(answer.keyFacts).toHaveLength(6)
  expect(answer.basis).toHaveLength(6)
})

test('the situation brings its own facts to the front', () => {
  const answer = quickTactics(question({ situation: 'They say I could go to PRISON over a loan.' }))
  expect(answer.keyFacts[0]).toContain('cannot go to prison')
})

test('Scotland gets its own years', () => {
  const facts = quickTactics(question({ situation: 'An old debt in Scotland.' })).keyFacts.join(' ')
  expect(facts).toContain('five years')
  expect(facts).not.toContain('six years')
})

test('without rows there are no facts, and free help is named', () => {
  const answer = quickTactics(question({ knowledge: { ...gb, facts: [] } }))
  expect(answer.keyFacts).toEqual([])
  expect(answer.help[0]?.group).toBe('advice')
})
