/** What must hold for the table of the states, beside what holds for every row. */
import { expect, test } from 'vitest'

import { loadKnowledge } from '../load.ts'
import { STATE_CODES } from './state-codes.ts'

const US = await loadKnowledge('us')
const regions = STATE_CODES.map((code) => `US-${code}`)

test('each state and the District of Columbia has courts to turn to, and closed days', () => {
  const helped = US.help.flatMap((help) => help.regions ?? [])
  expect(helped.toSorted()).toEqual(regions.toSorted())
  expect(US.holidays.flatMap(({ region }) => region ?? []).toSorted()).toEqual(regions.toSorted())
})

test('rows name only states that there are', () => {
  const named = US.rules.flatMap((rule) => rule.regions ?? [])
  expect(named.filter((region) => !regions.includes(region))).toEqual([])
})

test('no row of a state is a day later than the federal list of closed days would give', () => {
  const [federal, ...states] = US.holidays
  const days = new Set(federal?.days)
  expect(states.flatMap((list) => list.days.filter((day) => !days.has(day)))).toEqual([])
})
