/** Words with a space between their letters, as forms of courts print them. */
import { describe, expect, test } from 'vitest'

import { normalise } from './normalise.ts'
import { read } from './read.ts'

describe('a word with spaces between its letters', () => {
  test.each([
    [
      'innerhalb von   z w e i   W o c h e n   seit der Zustellung',
      'innerhalb von   zwei Wochen   seit der Zustellung',
    ],
    [
      'e n t w e d e r   die Beträge zu begleichen   o d e r   zu widersprechen',
      'entweder   die Beträge zu begleichen   oder   zu widersprechen',
    ],
    [
      'dans un délai de  t r e n t e  j o u r s  à compter',
      'dans un délai de  trente jours  à compter',
    ],
    ['Sie werden  a u f g e f o r d e r t,', 'Sie werden  aufgefordert,'],
  ])('%j', (printed, whole) => {
    expect(normalise(printed).text).toBe(whole)
  })

  test.each([
    ['letters that each stand for themselves', 'Reihe a b c, Platz 4'],
    ['a logo in capitals', 'A R C   E U R O P E'],
    ['small words', 'il y a à la fin'],
  ])('%s stay as they are', (_what, printed) => {
    expect(normalise(printed).text).toBe(printed)
  })

  test('keeps its place in the text', () => {
    const text =
      'Amtsgericht Tarnau\nMahnbescheid\n\nDas Gericht fordert Sie auf, innerhalb von   z w e i   W o c h e n   seit der Zustellung dieses Bescheids die Beträge zu begleichen.'
    const { deadline } = read(text, { country: 'de' })
    expect(deadline?.relativeDays).toBe(14)
    expect(deadline?.quote).toContain('z w e i   W o c h e n')
  })
})
