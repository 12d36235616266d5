import { readFileSync } from 'node:fs'

import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { letter } from './letters.ts'
import { emailOf, signIn } from './people.ts'

/** Sends the sample letter as text, and waits for its result. */
async function readLetter(page: Page, email: string): Promise<void> {
  await signIn(page, email)
  await page
    .getByLabel('Or type your question')
    .fill(readFileSync(letter('letter.txt'), 'utf8').replaceAll('\t', ' '))
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Debt collection letter' }),
  ).toBeVisible()
}

const section = (page: Page, id: string) => page.locator(`#${id}`)

test('a person writes a letter of their own choice, and an offer to settle, with the sum in pounds', async ({
  page,
}, info) => {
  await readLetter(page, emailOf(26, info))

  const custom = section(page, 'custom-response')
  await expect(custom.getByText('Please select a response type first.')).toBeVisible()
  await custom.getByLabel('Response type').selectOption('payment_plan')
  await custom.getByLabel('Tone').selectOption('firm')
  await custom.getByLabel('Specific request').fill('Write to me by post only.')
  await custom.getByRole('button', { name: 'Generate Response' }).click()
  await expect(page.getByText('Response Generated').first()).toBeVisible()
  await custom.getByRole('button', { name: 'Show more' }).click()
  await expect(custom.locator('.draft-paper')).toContainText('Write to me by post only.')
  await custom.getByRole('button', { name: 'Letter Notes' }).click()
  await expect(custom.getByRole('note').first()).toBeVisible()
  const file = page.waitForEvent('download')
  await custom.getByRole('button', { name: 'Download as Email' }).click()
  expect((await file).suggestedFilename()).toMatch(/^email-.*\.txt$/)

  const settlement = section(page, 'settlement-letter')
  await settlement.getByLabel('Offer 30%: £385.38 of £1,284.60').check()
  await settlement.getByLabel('Special circumstances').fill('I lost my job in May.')
  await settlement.getByRole('button', { name: 'Generate Settlement Letter' }).click()
  await settlement.getByRole('button', { name: 'Show more' }).click()
  await expect(settlement.locator('.draft-paper')).toContainText('£385.38')
  await expect(settlement.locator('.draft-paper')).toContainText('I lost my job in May.')
  await expectAccessible(page)
})

test('a person sees why each paragraph stands in the letter', async ({ page }, info) => {
  await readLetter(page, emailOf(27, info))
  const draft = section(page, 'draft-letter')
  await draft.getByRole('button', { name: 'Letter Notes' }).click()
  await expect(draft.getByRole('note').first()).toBeVisible()
  await expect(draft.getByText('The notes stand beside the letter.')).toBeVisible()
  await expectAccessible(page)
  await draft.getByRole('button', { name: 'Hide the notes' }).click()
  await expect(draft.getByRole('note')).toHaveCount(0)
})

test('a person asks a follow-up question and finds the answer in the result', async ({
  page,
}, info) => {
  await readLetter(page, emailOf(28, info))
  const form = section(page, 'follow-up-question')
  await expect(form.getByText('You have 3 questions left.')).toBeVisible()
  await form.getByRole('button', { name: 'Ask' }).click()
  await expect(form.getByText('Please enter additional information or a question.')).toBeVisible()
  await form.getByLabel('Your question').fill('Can they send bailiffs to my home?')
  await form.getByRole('button', { name: 'Ask' }).click()
  await expect(page.getByText('Analysis Enhanced').first()).toBeVisible()
  await expect(form.getByText('You have 2 questions left.')).toBeVisible()
  await form.getByRole('link', { name: 'See the answer' }).click()
  await expect(section(page, 'follow-up-answers')).toBeInViewport()
  await expect(section(page, 'follow-up-answers')).toContainText('Can they send bailiffs')
  await expectAccessible(page)
  await page.reload()
  await expect(section(page, 'follow-up-answers')).toContainText('Can they send bailiffs')
})

test('a person searches for similar cases once, for one credit', async ({ page }, info) => {
  await readLetter(page, emailOf(29, info))
  const cases = section(page, 'case-research')
  await expect(cases.getByText('Uses 1 credit (you have 9).')).toBeVisible()
  await cases.getByRole('button', { name: 'Research Similar Cases' }).click()
  await expect(page.getByRole('dialog').getByText('Uses 1 credit (you have 9).')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Search now' }).click()
  await expect(page.getByText('Case Research Complete').first()).toBeVisible()
  await expect(page.getByText('1 credit used').first()).toBeVisible()
  await expect(cases.getByText('What was decided').first()).toBeVisible()
  await expect(page.getByText('8 credits left').first()).toBeVisible()
  await page.reload()
  await expect(cases.getByText('What was decided').first()).toBeVisible()
  await expect(page.getByText('8 credits left').first()).toBeVisible()
})

test('a person finds news of the law, and people to turn to', async ({ page }, info) => {
  await readLetter(page, emailOf(57, info))
  await page.getByRole('button', { name: 'Search News' }).click()
  await expect(page.getByText('News Search Complete').first()).toBeVisible()

  const resources = section(page, 'professional-resources')
  await resources.getByRole('button', { name: 'Legal Aid' }).click()
  await expect(page.getByText('Resources Loaded').first()).toBeVisible()
  await expect(resources.getByRole('heading', { name: 'Legal Aid, United Kingdom' })).toBeVisible()
  await resources.getByLabel('Country').selectOption('fr')
  await resources.getByRole('button', { name: 'Lawyers' }).click()
  await expect(resources.getByRole('heading', { name: 'Lawyers, France' })).toBeVisible()
  await expectAccessible(page)
})

test('a person puts right what we got wrong, and wishes for something', async ({ page }, info) => {
  await readLetter(page, emailOf(58, info))
  await page.getByRole('button', { name: 'Not Quite Right?' }).click()
  await expect(page.getByRole('heading', { name: 'Help Us Get It Right' })).toBeVisible()
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  await expect(page.getByText(/Please fill in all fields/).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('What is wrong?').selectOption('wrong_country')
  await page.getByLabel('What we said').fill('You used the law of England.')
  await page.getByLabel('What is right').fill('I live in Scotland.')
  await page.getByRole('button', { name: 'Read My Letter Again' }).click()
  await expect(page.getByText('Analysis Improved!').first()).toBeVisible()
  await expect(page.getByText('Law of Scotland')).toBeVisible()

  await page.getByRole('button', { name: 'Feature Request' }).click()
  await expect(page.getByRole('heading', { name: 'Suggest a Feature' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(
    page.getByText('Please fill in the request type, title, and description').first(),
  ).toBeVisible()
  await page.getByLabel('Request type').selectOption('improvement')
  await page.getByLabel('Title').fill('Larger letters')
  await page.getByLabel('Description').fill('I read better when letters are large.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText('Feature Request Submitted').first()).toBeVisible()
})

test('a person has a letter from elsewhere checked, law by law', async ({ page }, info) => {
  await readLetter(page, emailOf(59, info))
  const check = section(page, 'letter-check')
  await expect(check.getByText('Please paste the letter first.')).toBeVisible()
  await check
    .getByLabel('The letter')
    .fill(
      'I rely on section 77 of the Consumer Credit Act 1974 and on [2031] UKSC 9. I admit that I owe this debt.',
    )
  await check.getByRole('button', { name: 'Check This Letter' }).click()
  await expect(check.getByText('Verified', { exact: true })).toBeVisible()
  await expect(check.getByText('Not found', { exact: true })).toBeVisible()
  await expect(check.getByText('This admits that you owe the money.')).toBeVisible()
  await expect(check.locator('mark')).toHaveCount(2)
  await expectAccessible(page)
})

test('whoever bought a business pack sees what the letter means for a firm, tab by tab', async ({
  page,
}, info) => {
  test.slow()
  await readLetter(page, emailOf(27, info))
  await expect(section(page, 'business-view')).toHaveCount(0)
  const letterAddress = page.url()
  await page.goto('/credits')
  await page.getByRole('button', { name: 'Purchase the Business Pack' }).click()
  await page.getByRole('button', { name: 'Pay £25.00' }).click()
  await expect(
    page.getByText(/Credits Added Successfully!|Payment Already Processed/).first(),
  ).toBeVisible()

  await page.goto(letterAddress)
  const view = section(page, 'business-view')
  await expect(view.getByRole('tab', { name: 'Strategy' })).toHaveAttribute('aria-selected', 'true')
  await expect(view.getByRole('heading', { name: 'Risks for the firm' })).toBeVisible()
  await view.getByRole('tab', { name: 'Strategy' }).press('ArrowRight')
  await expect(page).toHaveURL(/#compliance$/)
  await expect(view.getByRole('heading', { name: 'The rules that count' })).toBeVisible()
  await view.getByRole('tab', { name: 'Escalation' }).click()
  await expect(page).toHaveURL(/#escalation$/)
  await expect(view.getByText('30%: £385.38')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(view.getByRole('tab', { name: 'Escalation' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('the way to the cheat sheet leads back to the result, once', async ({ page }, info) => {
  await readLetter(page, emailOf(28, info))
  const letterAddress = new URL(page.url()).pathname
  await section(page, 'cheat-sheet').getByRole('button').click()
  await expect(page).toHaveURL(/\/cheat-sheet\?area=debt&jurisdiction=gb&document=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(letterAddress)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Get Legal Analysis' })).toBeVisible()
  await expect(page).toHaveURL('/')
})
