/** Limits of work that run from the last day of the job, where the letter was opened long after it was written. */
import { describe, expect, test } from 'vitest'

import { dateMention, rule } from './fixtures/factories.ts'
import { adviseOn } from './fixtures/october-letter.ts'

/** Twenty-one days from the end of the job; counted from the letter of 6 October they end on the 27th. */
const LIMIT = rule('deadline', {
  kinds: ['DISMISSAL_LETTER'],
  terms: { trigger: 'letter', count: 21, unit: 'days', roll: 'none', runsFrom: 'end_of_job' },
})

const lastDayOn = (today: string, text: string, date: string) => {
  const whole = `6 October 2026\n${text}`
  const dates = [
    dateMention(whole, '6 October 2026', { iso: '2026-10-06' }),
    dateMention(whole, date, { iso: '2026-11-30', role: 'other' }),
  ]
  const { analysis } = adviseOn({
    kind: 'DISMISSAL_LETTER',
    text,
    rules: [LIMIT],
    changes: { dates },
    today,
  })
  return analysis.deadlines[0]
}

describe('a limit that runs from the end of the job', () => {
  test('is counted from the letter while that day is still to come, to be safe', () => {
    const deadline = lastDayOn(
      '2026-10-20',
      'Your job ends on 30 November 2026.',
      '30 November 2026',
    )
    expect(deadline?.date).toBe('2026-10-27')
  })

  test.each([
    ['Your last day of work is 30 November 2026.', '30 November 2026'],
    ['We terminate your employment with effect from 30 November 2026.', '30 November 2026'],
    ['Ihr Arbeitsverhältnis endet zum 30. November 2026.', '30. November 2026'],
    ['Votre contrat prendra fin le 30 novembre 2026.', '30 novembre 2026'],
    [
      'La extinción de su contrato tendrá efectos del 30 de noviembre de 2026.',
      '30 de noviembre de 2026',
    ],
    ['Il rapporto cesserà il 30 novembre 2026.', '30 novembre 2026'],
    ['Uw arbeidsovereenkomst eindigt op 30 november 2026.', '30 november 2026'],
    ['2026年11月30日をもって解雇します。', '2026年11月30日'],
  ])('then from the last day that the letter names: %s', (text, date) => {
    const deadline = lastDayOn('2026-11-10', text, date)
    expect(deadline?.date).toBe('2026-12-21')
    expect(deadline?.isPassed).toBe(false)
    expect(deadline?.working[0]?.says).toBe('The job ends on 30 November 2026')
  })

  test('a day on which money is paid ends no job', () => {
    const text = 'Your final pay will reach you on 30 November 2026.'
    expect(lastDayOn('2026-11-10', text, '30 November 2026')?.date).toBe('2026-10-27')
  })
})
