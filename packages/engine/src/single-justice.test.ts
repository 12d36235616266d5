/** A charge that one magistrate decides on paper, whoever prosecutes: how to answer it, and no law of penalties. */
import { expect, test } from 'vitest'

import { analyse } from './analyse.ts'

const notice = (prosecutor: string, charge: string): string =>
  `Single Justice Procedure Notice\n\nProsecutor: ${prosecutor}\nDate of posting: 12 November 2026\n\nTo: Kyle Quill\n\nYou have been charged with this offence: ${charge}. You must respond within 21 days of the date of posting: plead guilty or not guilty.`

test.each([
  ['Tarnshire Police', 'using a motor vehicle without insurance on 3 August 2026'],
  ['Tarn Railway', 'travelling without a valid ticket on 3 August 2026'],
  ['TV Licensing', 'using a television receiver without a licence on 3 August 2026'],
])('%s gets an answer in time', async (prosecutor, charge) => {
  const { outcome } = await analyse({
    text: notice(prosecutor, charge),
    request: { country: 'gb', language: 'en' },
    today: '2026-11-18',
  })
  const { verdict, deadlines, possibleResponses, legalRights } = outcome.analysis
  expect(verdict).toContain('a criminal charge that one magistrate decides on paper')
  expect(deadlines.find(({ isMain }) => isMain)?.date).toBe('2026-12-03')
  expect(possibleResponses[0]?.title).toBe('Answer the charge in time')
  expect(legalRights.join(' ')).toMatch(/a third lower/)
  expect(legalRights.join(' ')).not.toMatch(/penalty charge|discount|appeal/i)
})
