/** Each failure of an analysis and of the tools around it, in the words of the specification, with all that was typed still there. */
import { readFileSync } from 'node:fs'

import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { breakCalls, expectNotice } from './faults.ts'
import { letter } from './letters.ts'
import { emailOf, PASSWORD, signIn } from './people.ts'

// The words are the same at every width.
test.skip(({ viewport }) => viewport?.width !== 1280)

const INSURANCE_LETTER = `Meadow Insurance plc
5 November 2026
Claim 88213
Dear Ms Okafor
We refuse your claim for water damage. You may ask for a review within 60 days of this letter.
Yours sincerely`

const section = (page: Page, id: string) => page.locator(`#${id}`)
const words = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from('You owe £100.'),
})

test('choosing and sending a letter say what failed, and keep it', async ({ page }, info) => {
  test.slow()
  await signIn(page, emailOf(14, info))
  const files = page.locator('input[type=file][multiple]')
  await files.setInputFiles([words('a.txt')])
  await files.setInputFiles([words('a.txt')])
  await expectNotice(page, 'Duplicate files were skipped.')
  await files.setInputFiles(Array.from({ length: 11 }, (_, index) => words(`${index}.txt`)))
  await expectNotice(
    page,
    'Too many files',
    'Please select up to 10 files for multi-page documents.',
  )
  await expect(page.getByRole('list', { name: 'Selected files' }).getByRole('listitem')).toHaveText(
    [/a\.txt/],
  )
  await page.getByRole('button', { name: 'Clear All' }).click()

  const send = page.getByRole('button', { name: 'Get Legal Analysis' })
  await send.click()
  await expectNotice(page, 'Document Required', 'Please provide either a document or text question')
  const text = page.getByLabel('Or type your question')
  const goal = page.getByLabel('What would you like to happen?')
  await text.fill(INSURANCE_LETTER)
  await goal.fill('I want them to pay.')
  const mend = await breakCalls(page, '**/api/documents/analyze')
  await send.click()
  await expectNotice(page, 'Analysis Failed', 'Analysis failed. Please try again.')
  await expect(text).toHaveValue(INSURANCE_LETTER)
  await expect(goal).toHaveValue('I want them to pay.')
  await expect(page.getByText('You have not been charged.')).toBeVisible()
  await expectAccessible(page)
  await mend()

  await page.context().setOffline(true)
  await send.click()
  await expectNotice(
    page,
    'Analysis Failed',
    'We could not reach Plainletter. Check your connection and try again.',
  )
  await expect(text).toHaveValue(INSURANCE_LETTER)
  await page.context().setOffline(false)
  await page.route('**/api/documents/analyze', (route) =>
    route.fulfill({ status: 403, body: 'No credits remaining' }),
  )
  await send.click()
  await expectNotice(
    page,
    'Analysis Failed - More Credits Required',
    'You need more credits to analyze documents. Please purchase credits to continue.',
  )
  await expect(text).toHaveValue(INSURANCE_LETTER)
  await page.unroute('**/api/documents/analyze')

  await send.click()
  await expectNotice(page, 'Analysis Complete')
  await expect(section(page, 'advanced-tactics')).toContainText('Advanced Tactics')
  await expect(section(page, 'advanced-tactics')).toContainText('Enhanced analysis not available')
  await page.goto('/')
  await text.fill(INSURANCE_LETTER)
  await page.route('**/api/documents/analyze', (route) =>
    route.fulfill({ status: 403, body: 'No credits remaining' }),
  )
  await send.click()
  await page.getByRole('button', { name: 'Buy Credits' }).click()
  await expect(page).toHaveURL('/credits')
})

test('a session that has ended takes no word of a letter with it, and shows none to others', async ({
  page,
}, info) => {
  test.slow()
  await signIn(page, emailOf(14, info))
  const text = page.getByLabel('Or type your question')
  const goal = page.getByLabel('What would you like to happen?')
  async function sendTooLate() {
    await text.fill(INSURANCE_LETTER)
    await goal.fill('I want them to pay.')
    // The other cookie stays, which says that somebody is signed in: the page cannot know.
    await page.context().clearCookies({ name: '__Host-session' })
    await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
    await expectNotice(page, 'Analysis Failed', 'Sign in to continue')
  }
  async function logIn(email: string) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
  }

  await sendTooLate()
  await logIn(emailOf(14, info))
  await expect(text).toHaveValue(INSURANCE_LETTER)
  await expect(goal).toHaveValue('I want them to pay.')
  await page.getByRole('link', { name: 'User Guide' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'User Guide' })).toBeVisible()
  await page.goBack()
  await expect(text).toHaveValue('')
  await sendTooLate()
  await logIn(emailOf(16, info))
  await expect(text).toHaveValue('')
})

test('the tools of a result say what failed, and cost nothing', async ({ page }, info) => {
  test.slow()
  await signIn(page, emailOf(13, info))
  await page
    .getByLabel('Or type your question')
    .fill(readFileSync(letter('letter.txt'), 'utf8').replaceAll('\t', ' '))
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expectNotice(page, 'Analysis Complete')
  await breakCalls(page, /\/api\/(documents\/\d+\/|feature-requests)/)

  const draft = section(page, 'draft-letter')
  await draft.getByRole('button', { name: 'Letter Notes' }).click()
  await expectNotice(page, 'Error', 'Failed to generate letter notes. Please try again.')
  await draft.getByRole('button', { name: 'Download', exact: true }).click()
  await expectNotice(page, 'Download Complete')

  const custom = section(page, 'custom-response')
  const request = custom.getByLabel('Specific request')
  await custom.getByLabel('Response type').selectOption('payment_plan')
  await request.fill('Write to me by post only.')
  await custom.getByRole('button', { name: 'Generate Response' }).click()
  await expectNotice(
    page,
    'Generation Failed',
    'Failed to generate custom response. Please try again.',
  )
  await expect(request).toHaveValue('Write to me by post only.')
  await page.evaluate(() => {
    // The dialog of a browser with a screen would wait for somebody.
    window.print = () => undefined
  })
  await section(page, 'complete-analysis').getByRole('button', { name: 'Print' }).click()
  await expectNotice(page, 'Print Ready')
  await section(page, 'complete-analysis').getByRole('button', { name: 'Download All' }).click()
  await expectNotice(page, 'Download Complete')

  const settlement = section(page, 'settlement-letter')
  const circumstances = settlement.getByLabel('Special circumstances')
  await settlement.getByLabel('Offer 30%').check()
  await circumstances.fill('I lost my job in May.')
  await settlement.getByRole('button', { name: 'Generate Settlement Letter' }).click()
  await expectNotice(page, 'Generation Failed')
  await expect(circumstances).toHaveValue('I lost my job in May.')
  await expect(settlement.getByLabel('Offer 30%')).toBeChecked()

  const question = section(page, 'follow-up-question').getByLabel('Your question')
  await question.fill('Can they send bailiffs to my home?')
  await section(page, 'follow-up-question').getByRole('button', { name: 'Ask' }).click()
  await expectNotice(page, 'Enhancement Failed')
  await expect(question).toHaveValue('Can they send bailiffs to my home?')
  await section(page, 'case-research')
    .getByRole('button', { name: 'Research Similar Cases' })
    .click()
  await page.getByRole('button', { name: 'Search now' }).click()
  await expectNotice(page, 'Research Failed')
  await section(page, 'news').getByRole('button', { name: 'Search News' }).click()
  await expectNotice(page, 'Search Failed')

  const resources = section(page, 'professional-resources')
  const mend = await breakCalls(page, '**/api/professional-resources/**')
  await resources.getByLabel('Country').selectOption('nz')
  await resources.getByRole('button', { name: 'Lawyers' }).click()
  await expectNotice(page, 'Load Failed')
  await mend()
  await resources.getByRole('button', { name: 'Lawyers' }).click()
  await expectNotice(page, 'No resources found')
  await expect(resources.getByText('No resources found')).toBeVisible()
  await expectAccessible(page)

  const feedback = section(page, 'feedback')
  await feedback.getByRole('button', { name: 'Not Quite Right?' }).click()
  const send = feedback.getByRole('button', { name: 'Send Feedback' })
  await send.click()
  await expectNotice(page, 'Please fill in all fields')
  await feedback.getByLabel('What is wrong?').selectOption('wrong_country')
  await feedback.getByLabel('What we said').fill('You used the law of England.')
  await feedback.getByLabel('What is right').fill('I live in Scotland.')
  await send.click()
  await expectNotice(page, 'Feedback Failed')
  await feedback.getByRole('button', { name: 'Read My Letter Again' }).click()
  await expectNotice(page, 'Reprocessing Failed')
  await expect(feedback.getByLabel('What is right')).toHaveValue('I live in Scotland.')

  await feedback.getByRole('button', { name: 'Feature Request' }).click()
  const submit = feedback.getByRole('button', { name: 'Submit Request' })
  await submit.click()
  await expectNotice(
    page,
    'Submission Failed',
    'Please fill in the request type, title, and description',
  )
  await feedback.getByLabel('Request type').selectOption('improvement')
  await feedback.getByLabel('Title').fill('Larger letters')
  await feedback.getByLabel('Description').fill('I read better when letters are large.')
  await submit.click()
  await expectNotice(page, 'Submission Failed')
  await expect(feedback.getByLabel('Title')).toHaveValue('Larger letters')
  await expect(page.getByText('9 credits left').first()).toBeVisible()
})
