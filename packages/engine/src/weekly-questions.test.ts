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
  ['us', "can i stop visitation if he doesn't pay child support", 'us.ask-life.visits-and-support'],
  ['us', 'i forgot about jury duty yesterday am i in trouble', 'us.ask-life.jury-missed'],
  ['us', 'can i get unemployment if i quit because they cut my hours', 'us.fact.quit-hours-cut'],
  ['us', 'how do i remove my name as cosigner on my sons car', 'us.ask-debt.cosigner-off'],
  ['us', 'deadline to add newborn to employer health insurance', 'us.fact.newborn-insurance'],
  ['us', 'will bankruptcy take everything i own', 'us.fact.bankruptcy-keep'],
  [
    'us',
    'a fake fraud dept had me send 900 on zelle, can i get it back',
    'us.fact.zelle-self-sent',
  ],
  ['us', 'my greencard ran out last month am i illegal now', 'us.immigration.ask-card-expired'],
] as const)('in %s, "%s" is answered', async (country, text, id) => {
  expect(await rowFor(country, text)).toBe(id)
})

test.each([
  ['gb', 'hmrc sent me a penalty for a late return', 'gb.ask-tax.small-earnings'],
  ['gb', 'universal credit stopped my money', 'gb.ask-benefit.free-prescriptions'],
  ['gb', 'council wants to evict me from my council flat', 'gb.ask-housing.register'],
  ['gb', 'spouse visa expires in march', 'gb.ask-immigration.partner-income'],
  ['gb', 'social worker came round, do i have to let them in', 'gb.care.answer'],
  [
    'us',
    "my ex won't let me see my kids even though i pay child support",
    'us.ask-life.visits-and-support',
  ],
  ['us', 'can my boss fire me for jury duty', 'us.ask-life.jury-missed'],
  ['us', 'boss cut my hours in half is that legal', 'us.fact.quit-hours-cut'],
  ['us', 'cosigned a loan and he stopped paying do i owe it', 'us.ask-debt.cosigner-off'],
  ['us', 'can i keep my car in chapter 7', 'us.fact.bankruptcy-keep'],
  [
    'us',
    'gave a caller the code and they emptied my bank account, bank denied my claim',
    'us.fact.zelle-self-sent',
  ],
] as const)('in %s, "%s" is another matter', async (country, text, id) => {
  expect(await rowFor(country, text)).not.toBe(id)
})
