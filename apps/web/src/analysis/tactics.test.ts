import { expect, test } from 'vitest'

import { listTactics } from './tactics.ts'

test('tactics are numbered through all lists and keep their paths', () => {
  const { groups, total } = listTactics({
    topTips: ['a', 'b'],
    delayingTactics: [],
    strategicEmpowerment: ['c'],
  })
  expect(total).toBe(3)
  expect(groups.map((group) => group.list)).toEqual(['topTips', 'strategicEmpowerment'])
  expect(groups[1]?.tactics).toEqual([
    {
      list: 'strategicEmpowerment',
      path: 'enhancedInfo.strategicEmpowerment.0',
      says: 'c',
      position: 2,
    },
  ])
})

test('without enhanced information there are none', () => {
  expect(listTactics(null)).toMatchObject({ groups: [], total: 0 })
})
