import { expect, test } from 'vitest'

import { planForFirm } from './plan-for-firm.ts'
import type { ToldLetter } from './told-letter.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

const letterTo = (name: string, more = ''): ToldLetter => ({
  text: `Kestrel Recoveries Ltd
2 November 2026
Dear ${name}
Outstanding balance: £1,000.00. We collect for Lark Supplies plc. ${more}
Pay £1,000.00 within 28 days of the date of this letter or we may start a claim in the County Court.`,
  request: { country: 'gb', language: 'en' },
  said: [],
  given: [],
})

const IN_ENGLAND = 'Your account is at 2 Hill Road, Leeds, England.'

test.each([
  ['Heron Bakery Ltd', 'limited_company'],
  ['Heron LLP', 'llp'],
  ['Ms Ada Heron t/a Heron Bakery', 'sole_trader'],
  ['Sir or Madam', 'other'],
])('a letter to %s is to a %s', async (name, entityType) => {
  const { businessContext } = await planForFirm(letterTo(name), NOW)
  expect(businessContext.entityType).toBe(entityType)
})

test('what an offer would be is worked out from the sum of the letter', async () => {
  const { escalationPlanning } = await planForFirm(letterTo('Heron Bakery Ltd', IN_ENGLAND), NOW)
  expect(escalationPlanning.settlementParameters.map(({ says }) => says)).toEqual([
    '20%: £200',
    '30%: £300',
    '40%: £400',
    '50%: £500',
  ])
})

test('nothing is said without proof, and no law for consumers alone', async () => {
  const view = await planForFirm(letterTo('Heron Bakery Ltd', IN_ENGLAND), NOW)
  const points = Object.values({
    ...view.commercialStrategy,
    ...view.regulatoryCompliance,
    ...view.escalationPlanning,
  }).flatMap((part) => (Array.isArray(part) ? part : []))
  expect(points.length).toBeGreaterThan(8)
  expect(points.filter(({ basis }) => basis.length === 0)).toEqual([])
  const rules = view.regulatoryCompliance.applicableRegulations.map(({ says }) => says)
  expect(rules.filter((says) => /consumer|FCA/i.test(says))).toEqual([])
})

test('where the nation is not known, no law of one nation is told', async () => {
  const { commercialStrategy } = await planForFirm(letterTo('Heron Bakery Ltd'), NOW)
  const ids = commercialStrategy.businessRisks.flatMap(({ basis }) =>
    basis.flatMap((one) => (one.kind === 'law' ? [one.ruleId] : [])),
  )
  expect(ids).not.toContain('gb.firm.statutory-demand-ni')
})
