import { describe, expect, test } from 'vitest'

import { accuracyTable, FIELDS, listUnseenSets, ofHundred, readShare } from './figures.ts'
import { accuracyMessages as words } from './messages/evidence.ts'

describe('the figures of docs/accuracy.md', () => {
  test('every set of unseen letters has its size and its kinds right', () => {
    const sets = listUnseenSets()
    expect(sets.length).toBeGreaterThan(9)
    for (const { name, letters, right } of sets) {
      expect(name).not.toMatch(/^h\d/)
      expect(letters).toBeGreaterThan(0)
      expect(right.Type).toBeGreaterThan(0)
    }
    for (const field of FIELDS) expect(ofHundred(sets, field)).toBeGreaterThan(50)
  })

  test.each([
    ['On the labelled letters', words.labelled],
    ['The whole analysis', words.whole],
    ['Is the confidence honest?', words.sure],
    ['Questions that rest on a belief', words.beliefSets],
  ])('under %s every row that the page names is there', (heading, names) => {
    const held = accuracyTable(heading).rows.map(({ name }) => name)
    expect(held).toEqual(expect.arrayContaining(Object.keys(names)))
  })

  test('a new row of beliefs has words on the page', () => {
    const held = accuracyTable('Questions that rest on a belief').rows.map(({ name }) => name)
    expect(Object.keys(words.beliefSets)).toEqual(held)
  })
})

test('a set counts by its letters, an unmarked one not at all, and nothing is rounded up', () => {
  const right = {
    Type: null,
    Sender: null,
    Totals: null,
    References: null,
    Deadline: null,
    Urgency: null,
  }
  const sets = [
    { name: 'large', letters: 200, right: { ...right, Type: 90 } },
    { name: 'small', letters: 100, right: { ...right, Type: 89 } },
    { name: 'unmarked', letters: 900, right },
  ]
  expect(ofHundred(sets, 'Type')).toBe(89)
})

test('a share is read where something is counted of something', () => {
  expect(readShare('858 of 1,165 names')).toBeCloseTo(0.7365, 3)
  expect(readShare('8.4 years, 10.5 words')).toBeUndefined()
})
