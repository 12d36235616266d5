/** Which law is applied to a letter: its nation, its day, its country. */
import type { Reading } from '@plainletter/contracts/reading'
import { describe, expect, test } from 'vitest'

import { TEXT, adviseDebt, debtReading } from './fixtures/debt-letter.ts'
import { amount, rule } from './fixtures/factories.ts'

describe('which law applies', () => {
  const scots = rule('right', { says: 'In Scotland you have this right.', nations: ['scotland'] })
  const english = rule('right', {
    says: 'In England you have this right.',
    nations: ['england', 'wales'],
  })
  const rights = (changes: Partial<Reading>) =>
    adviseDebt([scots, english], { reading: changes }).analysis

  test('a row of another nation never applies', () => {
    expect(JSON.stringify(rights({}))).not.toContain('In Scotland you have this right.')
    expect(rights({}).legalRights).toEqual(['In England you have this right.'])
  })

  test('for an unknown nation the rows of England apply, with a warning', () => {
    const { nation: _nation, ...jurisdiction } = debtReading().jurisdiction
    const analysis = rights({ jurisdiction })
    expect(JSON.stringify(analysis)).not.toContain('In Scotland you have this right.')
    expect(analysis.legalRights).toEqual(['In England you have this right.'])
    expect(analysis.jurisdictionWarnings.join(' ')).toContain('we used the rules of England')
  })

  test('a rule applies on the date that counts, and not outside its time', () => {
    const old = rule('right', {
      says: 'This was the law once.',
      authority: {
        title: 'Old Act',
        provision: 's 1',
        url: 'https://www.legislation.gov.uk/a',
        inForceFrom: '2000-01-01',
        inForceTo: '2026-11-18',
      },
    })
    expect(adviseDebt([old]).analysis.legalRights).toEqual([])
    expect(adviseDebt([{ ...old, lawAt: 'letter' }]).analysis.legalRights).toEqual([
      'This was the law once.',
    ])
  })

  test('a letter from another country than the one chosen is said, and our law is not applied to it', () => {
    const jurisdiction = {
      ...debtReading().jurisdiction,
      country: 'United States',
      countryCode: 'us',
    } as const
    const analysis = rights({ jurisdiction })
    expect(analysis.legalRights).toEqual([])
    expect(analysis.coverage.depth).toBe('none')
    expect(analysis.jurisdictionWarnings[0]).toBe(
      'You chose the United Kingdom, but this looks like it comes from the United States.',
    )
  })

  test('sums in the money of another country are said', () => {
    const amounts = [amount(TEXT, '£412.50', { currency: 'EUR' })]
    expect(rights({ amounts }).jurisdictionWarnings).toContain(
      'The sums are in euros, so check that the United Kingdom is the right country.',
    )
    expect(rights({}).jurisdictionWarnings).toEqual([])
  })

  test('another language is said', () => {
    expect(rights({ language: 'pl' }).jurisdictionWarnings.join(' ')).toContain(
      'Polish, which we cannot read well yet',
    )
    expect(rights({ language: 'de' }).jurisdictionWarnings.join(' ')).toContain('written in German')
  })
})
