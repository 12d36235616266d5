/** British papers are told by their stage: talks about jobs, offers for cars, notices before a court, letters of claim. The papers are invented. */
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

describe('talks about redundancy', () => {
  const HEAD =
    'Tarn Print Ltd\n20 November 2026\n\nDear Sam\n\nYour role is at risk of redundancy. '

  test.each([
    'No decisions have been made. Your first consultation meeting is on 30 November 2026.',
    'We are starting a period of consultation and no final decision has been made.',
    'You have been provisionally selected for redundancy. We will meet on 30 November 2026.',
  ])('are no end of the job: %s', async (words) => {
    const page = await pageOf(HEAD + words)
    expect(page).toContain('Take part in the talks')
    expect(page).not.toContain('Appeal to your employer')
  })

  test('that are over are', async () => {
    const page = await pageOf(
      'Tarn Print Ltd\n20 November 2026\n\nDear Sam\n\nWe confirm that your role is redundant and your employment ends on 31 December 2026. You may appeal within 5 days.',
    )
    expect(page).toContain('Appeal to your employer')
    expect(page).not.toContain('Take part in the talks')
  })
})

describe('an offer for a car that is not repaired', () => {
  test('is measured by price guides, and its first letter ends no complaint', async () => {
    const page = await pageOf(
      'Tarn Motor Insurance\nClaim reference: 26/0417\n20 November 2026\n\nDear Ms Test\n\nYour car is a total loss. We value your car at £5,150.00 and will pay you £4,700.00. If you disagree you can complain, and refer it to the Financial Ombudsman Service within six months of our final response.',
    )
    expect(page).toContain('price guides')
    expect(page).not.toContain('has given its last answer')
    expect(page).not.toContain('If a wrong answer was careless')
  })
})

describe('a notice of termination in Wales', () => {
  test('is no court order', async () => {
    const page = await pageOf(
      'FORM RHW16\nNOTICE OF TERMINATION\nRenting Homes (Wales) Act 2016, section 173\n\nLandlord: Tarn Homes Ltd\nContract-holder: Ms Test\nDwelling: 4 Heol Tarn, Cardiff CF11 6BQ\n\nThe landlord requires the contract-holder to give up possession on 30 June 2027. If you do not, the landlord can apply to the court for an order for possession.\n\nDate: 20 November 2026',
    )
    expect(page).not.toContain('A court has decided')
    expect(page).not.toContain('N244')
  })
})

describe('a letter of claim for a bought debt', () => {
  const CLAIM =
    'TARNLEY\n20 November 2026\n\nLETTER OF CLAIM\n\nDear Mr Test\n\nWe act for Quill Portfolio Ltd. You owe £812.40 under an agreement regulated by the Consumer Credit Act 1974. Reply within 30 days of the date of this letter. If a County Court Judgment is made and you do not pay it within one month, it stays on the register.\n\nTarnley Legal Limited trading as Tarnley Solicitors.'

  test('sets one day, and is no bill between businesses', async () => {
    const page = await pageOf(CLAIM)
    expect(page).toContain('2026-12-20')
    expect(page).not.toContain('Between businesses')
  })

  test('against a trader may be one', async () => {
    const page = await pageOf(
      CLAIM.replace('Dear Mr Test', 'Mr Sam Test trading as Test Plumbing').replace(
        ' under an agreement regulated by the Consumer Credit Act 1974',
        ' for goods on a trade account',
      ),
    )
    expect(page).toContain('Between businesses')
  })
})

test('a court that sends a judgment relies on none', async () => {
  const page = await pageOf(
    'General Form of Judgment or Order\n\nIn the County Court Business Centre\nClaim Number: K9QZ553H\nDate: 9 November 2026\n\nTarn Motor Finance Ltd  Claimant\nMr Sam Test  Defendant\n\nTo the Defendant\n\nYou have not replied to the claim form. It is therefore ordered that you must pay the claimant £937.90 by 30 November 2026.',
  )
  expect(page).toContain('The paper says how much, to whom and by when')
  expect(page).not.toContain('relies on a court order')
})

test('a new deposit in a question about a notice is no dispute on one', async () => {
  const page = await pageOf(
    'My landlord gave me a section 8 notice as he wants to sell. Do I have to leave, and can I stop the rent to save for a new deposit?',
  )
  expect(page).not.toContain('Use the deposit dispute service')
})

describe('a possession order that a court has put on hold', () => {
  const HEAD = 'Tarn Borough Council\n20 November 2026\n\nDear Ms Test\n\n'

  test.each([
    'The judge granted a suspended possession order. You must pay the rent and £4.00 a week. If you keep to the terms of the order no further action will be taken.',
    'Your rent arrears are £812.00. An order for possession was made. The order is suspended as long as you pay the rent and £6.00 a week off the arrears.',
    'The court made a possession order against you. It is not to be enforced so long as you pay £5.20 a week on top of your rent.',
  ])('lets the tenant stay: %s', async (words) => {
    const page = await pageOf(HEAD + words)
    expect(page).toContain('put it on hold')
    expect(page).not.toContain('A court has decided that you must leave')
  })

  test('and a day with bailiffs is still the last stage', async () => {
    const page = await pageOf(
      `${HEAD}You broke your suspended possession order. The court has issued a warrant of possession. Bailiffs will attend on 8 December 2026 at 10 am to evict you.`,
    )
    expect(page).not.toContain('put it on hold')
    expect(page).toContain('A court has decided that you must leave')
  })
})
