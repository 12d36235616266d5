import { expect, test } from 'vitest'

import { groupHelp } from './group-help.ts'

test('people in danger are served first and unknown groups come last', () => {
  const groups = groupHelp([
    make('lawyers'),
    make('union'),
    make('advice'),
    make('crisis'),
    make('advice'),
  ])
  expect(groups.map(({ group, contacts }) => [group, contacts.length])).toEqual([
    ['crisis', 1],
    ['advice', 2],
    ['lawyers', 1],
    ['union', 1],
  ])
})

function make(group: string) {
  return { name: `A ${group} body`, does: 'Helps.', url: 'https://example.org', group }
}
