/** Marks of Australia, New Zealand and Canada beside sums in dollars, which America has too. The texts are invented. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  ['au', 'Sent: Fri 20/11/2026\nFrom: accounts@tarnpay.com.au\n\nHi Sam, $236.15 is overdue.'],
  ['au', "G'day neighbours, the roller door cost $62.99. Drinks on Sunday by the barbecue."],
  ['au', 'Quarry Rise Owners Corporation: levies of $410 went out last week.'],
  ['au', 'VIC. My landlord wants $225 for cleaning out of the bond. Do I have to pay?'],
  ['nz', 'Kōwhai Power: we take $208.45 from your bank account on Monday.'],
  ['nz', 'Total this month $219.42. Not happy? Utilities Disputes is free.'],
  ['nz', 'I hurt my back at work and ACC accepted the claim. Now my pay is $400 short.'],
  ['nz', 'My hours were cut after I got weekly payments from ACC. They owe me $1,210.'],
  ['nz', 'WINZ says I owe $612 because my partner moved in. He did not.'],
  ['ca', 'Question about BC: my rent goes from $1,850 to $2,100. Can he do that?'],
  ['ca', 'He gave me no form RTB-7, only a letter that the rent is $2,100 now.'],
])('%s: %s', (country, text) => {
  expect(read(text).jurisdiction.countryCode).toBe(country)
})

test.each([
  'My landlord in Portland wants to keep my $900 security deposit. The bond with the movers is another thing.',
  'Acc. no. 4471 has a balance of $25.00 with the credit union downtown.',
  'Tire rotation is $25 this week at our shop on Main Street. Neighbors get 10% off.',
])('America stays America: %s', (text) => {
  expect(read(text).jurisdiction.countryCode).toBe('us')
})
