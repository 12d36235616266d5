/** What belongs to another matter stays off British pages: the month after a judgment, benefits for student money, hours of work for works in a street. */
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'

async function pageOf(text: string): Promise<string> {
  const { outcome } = await analyse({
    text,
    request: { country: 'gb', language: 'en' },
    today: '2026-11-23',
  })
  return JSON.stringify(outcome.analysis)
}

const ORDER = (does: string): string =>
  `In the County Court at Tarn\nClaim number L3QZ91K7\nDate 13 November 2026\nQuill Bank Ltd -v- Ms A Tarn\n\nGeneral form of judgment or order\n\n${does}`

describe('the month in which a paid judgment leaves the register', () => {
  test.each([
    'An interim charging order over 8 Quill View is made for £6,911.22. A hearing is on 14 January 2027.',
    'IT IS ORDERED that the interest of the defendant in 8 Quill View shall stand charged with £6,911.22.',
    'An interim third party debt order is made against Tarn Bank for £911.22. A hearing is on 14 January 2027.',
  ])('does not start with an order that enforces one: %s', async (does) => {
    expect(await pageOf(ORDER(does))).not.toMatch(/within one month|off the public register/)
  })

  test.each([
    'Judgment for claimant: you must pay £911.22 forthwith.',
    'Judgment for claimant: you must pay £911.22 forthwith. If you do not, the claimant may ask for a charging order, a third party debt order or bailiffs.',
  ])('starts with the judgment: %s', async (does) => {
    expect(await pageOf(ORDER(does))).toContain('within one month')
  })
})

describe('money paid too much in Northern Ireland', () => {
  const letter = (from: string, what: string): string =>
    `${from}\n10 November 2026\n\nDear Mr Tarn, 4 Quill Road, Belfast BT7 1NN\n\nYou have been overpaid ${what} of £1,092.00. We need you to repay this within 28 days of this letter. Overpayment reference 4471-Q.`

  test('is no benefit where it is student money', async () => {
    const page = await pageOf(letter('Student Loans Company', 'maintenance grant'))
    expect(page).not.toMatch(/Department for Communities|Universal Credit/)
  })

  test('is one where it is Universal Credit', async () => {
    const page = await pageOf(letter('Department for Communities', 'Universal Credit'))
    expect(page).toContain('Universal Credit can be taken back')
  })
})

describe('hours and paid holiday', () => {
  test('are not spoken of for works in a street', async () => {
    const page = await pageOf(
      "Tarn Water, Glasgow\n\nImportant information about work in your street\n\nWe will be replacing the water main in Quill Street from 7 December 2026. Your water may be off for up to 4 hours. We'll leave a card 48 hours before.",
    )
    expect(page).not.toContain('paid holiday')
  })

  test('are where somebody must work too long', async () => {
    const page = await pageOf('My boss in Leeds makes me work more than 48 hours. Is that allowed?')
    expect(page).toContain('48 hours a week')
  })
})
