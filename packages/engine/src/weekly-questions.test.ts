/** What people ask advisers every week, in short words, and beliefs that they want confirmed: the row that answers. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

test.each([
  ['gb', 'do i have to tell hmrc about my side hustle', 'gb.ask-tax.small-earnings'],
  ['gb', 'i sell on vinted do i pay tax', 'gb.ask-tax.small-earnings'],
  ['gb', 'do i get free prescriptions on uc', 'gb.ask-benefit.free-prescriptions'],
  ['gb', 'how to apply for a council house', 'gb.ask-housing.register'],
  ['gb', 'council refused to put me on the housing register', 'gb.ask-housing.register'],
  ['gb', 'next door wont trim there conifers and our garden is dark', 'gb.ask-home.high-hedge'],
  ['gb', 'who do i complain to about a high hedge', 'gb.ask-home.high-hedge'],
  ['gb', 'how much do i need to earn to bring my wife over', 'gb.ask-immigration.partner-income'],
  ['gb', 'do i have to work on boxing day', 'gb.ask-work.bank-holiday-made'],
  ['gb', 'do we get paid extra for bank holidays', 'gb.ask-work.bank-holidays'],
] as const)('in %s, "%s" is answered', async (country, text, id) => {
  expect(await rowFor(country, text)).toBe(id)
})

test.each([
  ['gb', 'hmrc sent me a penalty for a late return', 'gb.ask-tax.small-earnings'],
  ['gb', 'universal credit stopped my money', 'gb.ask-benefit.free-prescriptions'],
  ['gb', 'council wants to evict me from my council flat', 'gb.ask-housing.register'],
  ['gb', 'spouse visa expires in march', 'gb.ask-immigration.partner-income'],
  ['gb', 'social worker came round, do i have to let them in', 'gb.care.answer'],
] as const)('in %s, "%s" is another matter', async (country, text, id) => {
  expect(await rowFor(country, text)).not.toBe(id)
})
