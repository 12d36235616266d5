/** Notices of offices, collectors and landlords in Ireland, America, Canada and Australia: the page speaks of this paper and its stage. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'

const analysisOf = async (country: CountryCode, text: string) =>
  (await analyse({ text, request: { country, language: 'en' }, today: '2026-11-23' })).outcome
    .analysis

describe('a time limit of the law', () => {
  test.each([
    [
      'ca',
      'Canada Revenue Agency\nSeptember 28, 2026\n\nStatement of account\n\nAmount owing for your 2025 income tax: $2,093.55. Please pay by October 19, 2026.',
      'notice of objection',
    ],
    [
      'au',
      'Services Australia\nCentrelink\n7 October 2026\n\nYou have been overpaid $812.00 in JobSeeker Payment. Please pay by 4 November 2026. You can ask for a review.',
      'review of the decision',
    ],
  ] as const)(
    '%s: does not run from a paper that starts none: %s',
    async (country, text, action) => {
      const { deadlines } = await analysisOf(country, text)
      expect(JSON.stringify(deadlines)).not.toContain(action)
    },
  )

  test.each([
    [
      'ca',
      'Canada Revenue Agency\nNotice of reassessment\nSeptember 28, 2026\n\nWe changed your 2025 return. Balance owing: $2,093.55.',
      'notice of objection',
    ],
    [
      'au',
      'Services Australia\nCentrelink\n7 October 2026\n\nYour claim for JobSeeker Payment has been rejected. You can ask for a review.',
      'review of the decision',
    ],
  ] as const)('%s: runs from the decision itself: %s', async (country, text, action) => {
    const { deadlines } = await analysisOf(country, text)
    expect(JSON.stringify(deadlines).toLowerCase()).toContain(action)
  })
})

test('a proposal of the IRS whose day is over is still answered, and no levy is spoken of', async () => {
  const page = JSON.stringify(
    (
      await analysisOf(
        'us',
        'Internal Revenue Service\nNotice CP2000\nNotice date August 17, 2026\n\nThe income that we have on file does not match your 2024 Form 1040. Proposed balance due: $1,842.00. You must return the response form by September 16, 2026.',
      )
    ).recommendedActions,
  )
  expect(page).toContain('still answer now')
  expect(page).not.toContain('equivalent hearing')
})

test('a collector that writes in Spanish must prove the debt too', async () => {
  const { legalRights } = await analysisOf(
    'us',
    'Quarry Recovery\nP.O. Box 8, Fresno, CA 93747\n\nQuarry Recovery es un cobrador de deudas. Estamos tratando de cobrar una deuda que usted le debe a Elm Clinic.\n\nMonto total de la deuda ahora: $815.00\n\nLlámenos o escríbanos antes del 30 de noviembre de 2026 para disputar la totalidad o una parte de la deuda.',
  )
  expect(JSON.stringify(legalRights)).toContain('dispute the debt in writing')
})

test('the free number of a collector brings no law of tolls', async () => {
  const page = JSON.stringify(
    await analysisOf(
      'us',
      'Quarry Recovery LLC\nToll free: (866) 555-0133\n\nOctober 21, 2026\n\nThis is an attempt to collect a debt. Your balance is $812.00. Call our toll-free number.',
    ),
  )
  expect(page).not.toMatch(/toll agency|the toll/)
})

test('a landlord who has sold is asked about the notice that he gave', async () => {
  const { directAnswer } = await analysisOf(
    'ie',
    'The letting agent wrote that the landlord has sold the house and we must vacate within 56 days. We have a lease until next year. Is that notice legal?',
  )
  expect(directAnswer).toContain('RTB')
  expect(directAnswer).not.toContain('You give 28 days')
})

describe('a toll in Ireland', () => {
  const head = 'Vehicle registration: 191-KE-4471\n2 November 2026\n\n'

  test.each([
    `Quarry Solicitors LLP\n${head}TOLL VIOLATION NOTICE\n\nWe act for Tarn Roads. The toll and default tolls of €168.60 have not been paid. Pay within 7 days of the date of this notice or a Claim Notice will issue in the District Court.`,
    `Tarn eFlow\n${head}UNPAID TOLL NOTICE\n\nThe toll of €3.80 plus a penalty of €4.00 is unpaid. Pay within 14 days of this notice.`,
  ])('is no fixed charge: %j', async (text) => {
    const page = JSON.stringify(await analysisOf('ie', text))
    expect(page).toContain('not a fine of the gardaí')
    expect(page).not.toMatch(/fixed charge|within 28 days/)
  })

  test('but the notice of a garda is one', async () => {
    const page = JSON.stringify(
      await analysisOf(
        'ie',
        `An Garda Síochána\n${head}FIXED CHARGE NOTICE\n\nSpeeding on the M50. Pay the fixed charge of €160 within 28 days of the date of this notice.`,
      ),
    )
    expect(page).toMatch(/28 days/)
    expect(page).not.toContain('not a fine of the gardaí')
  })
})

test('a cooperative of three counties is no town', async () => {
  const page = JSON.stringify(
    await analysisOf(
      'us',
      'Tri-County Electric Cooperative\nMadison, FL 32341\n\nDISCONNECT NOTICE\nNotice date: 11/02/2026\n\nPast due amount $318.44. Pay before 11/12/2026 or your electric service is subject to disconnection.',
    ),
  )
  expect(page).not.toMatch(/city’s own code|A city or county that sells/)
})
