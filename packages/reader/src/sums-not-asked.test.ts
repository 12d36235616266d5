/** Sums in English that nobody asks the reader for. The letters are invented. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

const rolesIn = (words: string) =>
  read(`Kestrel Lettings\n\n12 June 2025\n\nDear Ida\n\n${words}\n\nKestrel Lettings`, {
    country: 'gb',
  }).amounts.map(({ value, role }) => [value, role])

test.each([
  'Cleaning: £120.00. Total deductions £350.00. The balance of £1,380.00 will be returned once you agree.',
  'Total deductions: £350.00. The remainder of £1,380.00 of your deposit will then be released to you.',
  'We deduct a total of £350.00. The remaining £1,380.00 will be refunded within ten days.',
  'Total: £350.00. The rest of £1,380.00 will be paid back to your account.',
])('what the reader gets back is no total: %s', (words) => {
  const roles = rolesIn(words)
  expect(roles).toContainEqual([350, 'total'])
  expect(roles).toContainEqual([1380, 'other'])
})

test.each([
  'The balance of £1,380.00 is due by 30 June 2025.',
  'You still owe a balance of £1,380.00. It must be paid by 30 June 2025, or the keys will be returned late.',
])('a balance that is asked for stays the total: %s', (words) => {
  expect(rolesIn(words)).toContainEqual([1380, 'total'])
})

test.each([
  ['You owe £410.00. The court keeps a lien on any award of £10,000 or more.', 10000, 'other'],
  ['You owe £410.00. For claims of £5,000 or less there is a simple form.', 5000, 'other'],
  ['You owe £410.00. Amount in account: £980.00. It stays with us.', 980, 'other'],
  ['You owe £410.00. Amount protected £600.00.', 600, 'other'],
  [
    'The amount of the debt is £410.00. Pay £90.00 against the balance that you owe.',
    90,
    'instalment',
  ],
  [
    'The amount of the debt is £410.00. Please pay £90.00 towards the debt this month.',
    90,
    'instalment',
  ],
] as const)('a sum beside the one that is asked: %s', (words, value, role) => {
  const roles = rolesIn(words)
  expect(roles).toContainEqual([value, role])
  expect(roles).toContainEqual([410, 'total'])
})

test('a lone sum of a rule for everybody is not what a court claims', () => {
  const { amounts } = read(
    'SUMMONS\n\nYou have been sued. You have 30 days to answer. The court has a lien on any settlement or award of $10,000 or more in a civil case.\n\nTarn Funding LLC, plaintiff, against Lee Quill, defendant.\nSuperior Court of California, County of Fresno\nCASE NUMBER: 25CECL01234',
  )
  expect(amounts.map(({ role }) => role)).toEqual(['other'])
})

test.each([
  ['Please pay a deposit of £50.00 or more by Friday. In all you owe a total of £410.00.', 410],
  ['The debts come to £410.00. You must pay £410.00 by 30 June 2025.', 410],
] as const)('a sum that is asked stays: %s', (words, value) => {
  expect(rolesIn(words)).toContainEqual([value, 'total'])
})

test('what a court may fine is not asked for', () => {
  expect(
    rolesIn('Name the driver within 28 days. Failure is an offence: £1,000 fine and 6 points.'),
  ).toContainEqual([1000, 'other'])
})

test('what might be added is not asked for yet', () => {
  const roles = rolesIn(
    'You owe us £346.18. If you do not pay we may fit a meter. This could add up to £150.00 to your debt.',
  )
  expect(roles).toContainEqual([346.18, 'total'])
  expect(roles).toContainEqual([150, 'other'])
})
