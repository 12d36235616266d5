/**
 * Section 6 of both specifications as tables: what each kind of person finds on each screen, and what each tool does for
 * them. workers/api/src/access.test.ts holds every route to the same, whatever a page shows.
 */
import { readFileSync } from 'node:fs'

import { expect, test } from '@playwright/test'
import type { Locator, Page, TestInfo } from '@playwright/test'

import { letter } from './letters.ts'
import { emailOf, signIn } from './people.ts'

/** Their numbers. Who has spent the last credit is on the free tier too, with a letter that was paid for. */
const PEOPLE = [
  { person: 'signed out', number: undefined },
  { person: 'free', number: 63 },
  { person: 'free with a letter', number: 64 },
  { person: 'paid', number: 61 },
  { person: 'unverified', number: 62 },
  { person: 'business', number: 65 },
] as const

type Person = (typeof PEOPLE)[number]['person']
type Row = Readonly<Record<Person, string>>

const toAll = (says: string): Row => ({
  'signed out': says,
  free: says,
  'free with a letter': says,
  paid: says,
  unverified: says,
  business: says,
})
const toSignedIn = (says: string): Row => ({ ...toAll(says), 'signed out': '/auth?tab=login' })

const FRONT = 'Understand the letter that frightens you'
const PROMPT = 'Available in Individual plan (£10/year)'

/** The screens for everybody, and their headings. Two kinds of person are enough to look at them. */
const PUBLIC = {
  '/landing': FRONT,
  '/guide': 'User Guide',
  '/support': 'Help and Support',
  '/contact': 'Contact us',
  '/terms': 'Terms and conditions',
  '/tactical-knowledge': 'Tactical Knowledge',
}
const PUBLIC_FOR: readonly Person[] = ['signed out', 'paid']

/** The heading of each other screen, or the address that it leads to instead. */
const SCREENS: Readonly<Record<string, Row>> = {
  '/': { ...toAll('Show us the letter'), 'signed out': FRONT },
  '/auth': { ...toAll('/'), 'signed out': 'Make an account' },
  '/dashboard': { ...toSignedIn('My Legal Research Dashboard'), free: '/subscribe' },
  '/cases': toSignedIn('Case Management'),
  '/credits': toSignedIn('Your credits'),
  '/subscribe': toSignedIn('Your credits'),
  '/account': toSignedIn('Account settings'),
  '/documents/1': toSignedIn('We cannot find this letter'),
}

/** What the start page says to one kind of person and to no other. */
const START = {
  'Your email address': ['unverified'],
  'You have no credits left': ['free', 'free with a letter'],
  [FRONT]: ['signed out'],
} as const satisfies Record<string, readonly Person[]>

const MENU_SIGNED_IN = ['My Research', 'Case Management', 'Account Settings', 'Manage Credits']
const MENU_SIGNED_OUT = ['Log in', 'Sign up']
const ON_A_PHONE: readonly Person[] = ['signed out', 'free with a letter']

/** What stands where a cheat sheet is made. */
const SHEET: Row = {
  ...toAll('Uses 1 credit'),
  'signed out': 'Log in to make a cheat sheet. The previews need no account.',
  free: PROMPT,
  'free with a letter': PROMPT,
}

type Reader = Exclude<Person, 'signed out' | 'free'>
type Use = 'open' | 'gated' | 'hidden'

const OPEN = {
  'free with a letter': 'open',
  paid: 'open',
  unverified: 'open',
  business: 'open',
} as const
/** Where one of them is gated, the prompt stands; nowhere else. */
const PAID = { ...OPEN, 'free with a letter': 'gated' } as const
const FIRMS = {
  'free with a letter': 'hidden',
  paid: 'hidden',
  unverified: 'hidden',
  business: 'open',
} as const

interface Tool {
  readonly section: string
  readonly name: string
  readonly uses: Readonly<Record<Reader, Use>>
}

/** The tools around a result: what was paid for stays open, what is written anew is gated. */
const TOOLS: readonly Tool[] = [
  { section: 'draft-letter', name: 'Download', uses: OPEN },
  { section: 'draft-letter', name: 'Letter Notes', uses: PAID },
  { section: 'settlement-letter', name: 'Generate Settlement Letter', uses: PAID },
  { section: 'custom-response', name: 'Generate Response', uses: PAID },
  { section: 'letter-check', name: 'Check This Letter', uses: PAID },
  { section: 'case-research', name: 'Research Similar Cases', uses: PAID },
  { section: 'follow-up-question', name: 'Ask', uses: OPEN },
  { section: 'news', name: 'Search News', uses: OPEN },
  { section: 'cheat-sheet', name: 'Strategic Cheat Sheet', uses: OPEN },
  { section: 'professional-resources', name: 'Lawyers', uses: OPEN },
  { section: 'professional-resources', name: 'Legal Aid', uses: OPEN },
  { section: 'professional-resources', name: 'Government', uses: OPEN },
  { section: 'business-view', name: 'Strategy', uses: FIRMS },
]
/** The calls of gated tools. */
const GENERATION = /generate-|check-letter|research-cases|strategic-cheat-sheet/

for (const { person, number } of PEOPLE) {
  test(`whoever is ${person} sees what section 6 allows`, async ({ page }, info) => {
    const isPhone = info.project.name === 'phone'
    test.skip(isPhone && !ON_A_PHONE.includes(person), 'On a phone the menu alone is another')
    test.slow()
    if (number !== undefined) await signIn(page, emailOf(number, info))
    await test.step('the menu', () => expectMenu(page, person, info))
    if (isReader(person)) {
      const address = await readLetter(page)
      if (person === 'business') await buyBusinessPack(page)
      await test.step('the tools', () => expectTools(page, address, person))
    }
    for (const [path, row] of isPhone ? [] : Object.entries(SCREENS))
      await test.step(path, () => expectScreen(page, path, row[person]))
    for (const [path, title] of !isPhone && PUBLIC_FOR.includes(person)
      ? Object.entries(PUBLIC)
      : [])
      await test.step(path, () => expectScreen(page, path, title))
    await test.step('the start page', () => expectStart(page, person))
    await test.step('the cheat sheet', () => expectSheet(page, person))
  })
}

test('the front page offers an account to whoever is signed out alone', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'The same on every screen')
  const main = page.getByRole('main')
  await page.goto('/landing')
  await expect(main.getByRole('link', { name: 'Sign up' })).toHaveCount(3)
  await signIn(page, emailOf(69, info))
  await page.goto('/landing')
  await expect(main.getByRole('link', { name: 'Read my letter' })).toHaveCount(3)
  await expect(main.getByRole('link', { name: /Sign up|I have an account/ })).toHaveCount(0)
})

test('a letter is there for nobody but its owner', async ({ page, browser }, info) => {
  test.skip(info.project.name === 'phone', 'The same on every screen')
  await signIn(page, emailOf(67, info))
  const address = await readLetter(page)
  const stranger = await browser.newPage({ baseURL: info.project.use.baseURL ?? '' })
  await signIn(stranger, emailOf(68, info))
  await expectScreen(stranger, address, 'We cannot find this letter')
  await stranger.close()
})

const isReader = (person: Person): person is Reader => person !== 'signed out' && person !== 'free'

async function readLetter(page: Page): Promise<string> {
  await page.goto('/')
  const text = readFileSync(letter('letter.txt'), 'utf8').replaceAll('\t', ' ')
  await page.getByLabel('Or type your question').fill(text)
  await page.getByRole('button', { name: 'Get Legal Analysis' }).click()
  await expect(page).toHaveURL(/\/documents\/\d+$/)
  return new URL(page.url()).pathname
}

async function buyBusinessPack(page: Page): Promise<void> {
  await page.goto('/credits')
  await page.getByRole('button', { name: 'Purchase the Business Pack' }).click()
  await page.getByRole('button', { name: 'Pay £25.00' }).click()
  await expect(
    page.getByText(/Credits Added Successfully!|Payment Already Processed/).first(),
  ).toBeVisible()
}

async function expectMenu(page: Page, person: Person, { project }: TestInfo): Promise<void> {
  if (person === 'signed out') await page.goto('/support')
  await page.waitForLoadState('networkidle')
  const opener = project.name === 'phone' ? 'Menu' : 'Account'
  const button = page.getByRole('banner').getByRole('button', { name: opener, exact: true })
  if (project.name === 'phone' || person !== 'signed out') await button.click()
  const frame = page.locator('header, [role=dialog]')
  const [shown, hidden] =
    person === 'signed out' ? [MENU_SIGNED_OUT, MENU_SIGNED_IN] : [MENU_SIGNED_IN, MENU_SIGNED_OUT]
  for (const name of shown)
    await expect(frame.getByRole('link', { name, exact: true })).toHaveCount(1)
  for (const name of hidden)
    await expect(frame.getByRole('link', { name, exact: true })).toHaveCount(0)
  const count = person === 'signed out' ? 0 : 1
  await expect(frame.getByRole('button', { name: 'Logout' })).toHaveCount(count)
  await page.keyboard.press('Escape')
}

async function expectTools(page: Page, address: string, reader: Reader): Promise<void> {
  const generations: string[] = []
  page.on('request', (request) => {
    if (GENERATION.test(request.url())) generations.push(request.url())
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const gated = TOOLS.filter(({ uses }) => uses[reader] === 'gated')
  await expect(page.locator('#draft-letter')).toBeVisible()
  await expect(page.getByText(PROMPT)).toHaveCount(gated.length)
  for (const { section, name, uses } of TOOLS)
    await test.step(`${name}: ${uses[reader]}`, () =>
      expectUse(page, page.locator(`#${section}`), { name, use: uses[reader] }))
  expect(generations).toEqual([])
}

async function expectUse(
  page: Page,
  section: Locator,
  { name, use }: { name: string; use: Use },
): Promise<void> {
  if (use === 'hidden') return expect(section).toHaveCount(0)
  const tool = section.getByRole('button', { name, exact: true })
  await expect(tool.or(section.getByRole('tab', { name })).first()).toBeVisible()
  if (use === 'open') return
  await expect(section.getByText(PROMPT)).toBeVisible()
  await expect(section.getByRole('link', { name: 'See plans' })).toHaveAttribute(
    'href',
    '/subscribe',
  )
  await tool.click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Credits Required' })
  await expect(toast).toContainText(PROMPT)
  await expect(toast.getByRole('button', { name: 'Buy Credits' })).toBeVisible()
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
}

async function expectScreen(page: Page, path: string, says: string): Promise<void> {
  await page.goto(path)
  if (says.startsWith('/')) return expect(page).toHaveURL(says)
  await expect(page.getByRole('heading', { level: 1, name: says, exact: true })).toBeVisible()
}

async function expectStart(page: Page, person: Person): Promise<void> {
  await page.goto('/')
  const who: Readonly<Record<string, readonly Person[]>> = START
  // What is there is waited for first, and what is not there is not there then.
  for (const [says, whose] of Object.entries(who))
    if (whose.includes(person)) await expect(page.getByText(says)).toBeVisible()
  if (person !== 'signed out') await expect(page.getByText(/credits? remaining/)).toBeVisible()
  for (const [says, whose] of Object.entries(who))
    if (!whose.includes(person)) await expect(page.getByText(says)).toHaveCount(0)
}

async function expectSheet(page: Page, person: Person): Promise<void> {
  await page.goto('/cheat-sheet?area=debt&situation=They+say+I+owe+them+money&jurisdiction=gb')
  await expect(page.getByText(SHEET[person])).toBeVisible()
  const make = page.getByRole('button', { name: 'Generate Strategic Cheat Sheet (1 Credit)' })
  await expect(make).toHaveCount(person === 'signed out' ? 0 : 1)
  if (SHEET[person] !== PROMPT) return
  await make.click()
  await page.getByRole('button', { name: 'Buy Credits' }).click()
  await expect(page).toHaveURL('/credits')
}
