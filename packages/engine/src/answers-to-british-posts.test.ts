/** What people tell at length on British forums, a matter each, and what sounds alike and must not get its answer. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

test.each([
  [
    'got a penalty charge notice for driving in a bus lane but the sign was hidden behind a tree, can i appeal',
    'gb.ask-parking.bus-lane',
  ],
  [
    'drove through a bus gate by mistake 3 times before first letter came, do i have to pay all the fines',
    'gb.ask-parking.bus-lane',
  ],
  [
    'my company car got flashed speeding, the NIP came to me after 25 days, is it void because of 14 days',
    'gb.ask-speed.lease-car',
  ],
  [
    'lease car speeding notice arrived 5 weeks later. does the 14 day rule help me',
    'gb.ask-speed.lease-car',
  ],
  [
    'my manager says i must work weekends from next month but i have no childcare',
    'gb.ask-work.days-changed',
  ],
  [
    'employer has changed my shifts to late shifts, single mum with a 4 year old, do I have to accept the change of hours',
    'gb.ask-work.days-changed',
  ],
  [
    'i was sacked with 1 week pay but my contract says 3 months notice',
    'gb.ask-work.contract-notice',
  ],
  [
    'dismissed in probation, contract says one months notice but they only paid me a week',
    'gb.ask-work.contract-notice',
  ],
  [
    'agent wants to keep £400 of my deposit for a new carpet, it was already old',
    'gb.ask-housing.deposit-new-for-old',
  ],
  [
    'landlord deducting redecorating the whole flat from deposit after 5 years',
    'gb.ask-housing.deposit-new-for-old',
  ],
  [
    'upstairs neighbour put in laminate flooring and i hear every step, council says not their problem',
    'gb.ask-neighbour.flat-above',
  ],
  ['neighbour leaned over the fence and cut my roses down', 'gb.ask-neighbour.cuts-our-plants'],
  [
    'next door poisoned our hedge with weedkiller what can we do',
    'gb.ask-neighbour.cuts-our-plants',
  ],
  [
    'new neighbour says my garden is an eyesore and she will sue me for the value of her house',
    'gb.ask-neighbour.dislikes-my-garden',
  ],
  [
    'neighbour complained about my garden being untidy and reported me to the council',
    'gb.ask-neighbour.dislikes-my-garden',
  ],
  [
    'the sofa company has gone bust and my sofa broke, where do I get my money back',
    'gb.ask-consumer.seller-bust',
  ],
  ['scored 0 points on PIP, what can I do', 'gb.ask-benefit.pip-no-points'],
  ['pip turned down, assessor lied in report', 'gb.ask-benefit.pip-no-points'],
  [
    'made redundant at 20 weeks pregnant can i claim maternity allowance',
    'gb.ask-benefit.maternity-allowance',
  ],
  ['self employed, how much maternity allowance will I get', 'gb.ask-benefit.maternity-allowance'],
  [
    'a notice of speeding came more than 14 days after the event, can they still take me to court?',
    'gb.ask-speed.fourteen-days',
  ],
  [
    "I'm pregnant and haven't told work yet, jobs are being cut. should I tell them?",
    'gb.ask-work.pregnant',
  ],
] as const)('%s', async (text, row) => {
  expect(await rowFor('gb', text)).toBe(row)
})

test.each([
  ['a bus hit my parked car, who pays', 'gb.ask-parking.bus-lane'],
  [
    'i got a parking ticket from the council for parking at a bus stop, can i appeal',
    'gb.ask-parking.bus-lane',
  ],
  [
    'speeding letter came 20 days after, im the registered keeper of my own car, 14 day rule',
    'gb.ask-speed.lease-car',
  ],
  ['my hire car had a scratch and they charged me 14 days later', 'gb.ask-speed.lease-car'],
  [
    'my nursery has changed its hours and charges more, can they do that',
    'gb.ask-work.days-changed',
  ],
  ['can i take time off for my children when the school closes', 'gb.ask-work.days-changed'],
  ['how much notice must i give, my contract says 3 months notice', 'gb.ask-work.contract-notice'],
  ['my landlord gave me one month notice but contract says two', 'gb.ask-work.contract-notice'],
  [
    'my deposit was never protected and landlord keeps it for carpet cleaning',
    'gb.ask-housing.deposit-new-for-old',
  ],
  ['water is coming through from the flat above', 'gb.ask-neighbour.flat-above'],
  ['my neighbour next door plays loud music all night', 'gb.ask-neighbour.flat-above'],
  ['can i cut my neighbours tree that hangs over my garden', 'gb.ask-neighbour.cuts-our-plants'],
  ['neighbours dog comes into my garden', 'gb.ask-neighbour.cuts-our-plants'],
  [
    'my neighbours garden is an eyesore full of rubbish what can the council do',
    'gb.ask-neighbour.dislikes-my-garden',
  ],
  ['neighbours leylandii block light to my garden', 'gb.ask-neighbour.dislikes-my-garden'],
  ['my employer went bust and owes me wages', 'gb.ask-consumer.seller-bust'],
  ['my washing machine broke after 8 months and shop says no', 'gb.ask-consumer.seller-bust'],
  ['does PIP count as income for universal credit', 'gb.ask-benefit.pip-no-points'],
  ['can i work and get pip', 'gb.ask-benefit.pip-no-points'],
  ['how long is maternity leave and pay', 'gb.ask-benefit.maternity-allowance'],
  ['sacked because i am pregnant', 'gb.ask-benefit.maternity-allowance'],
  [
    'I am pregnant and may be made redundant, should I look for another job?',
    'gb.ask-work.own-notice',
  ],
  [
    'my brother died and his will leaves my mother nothing, what can I do',
    'gb.ask-consumer.faulty',
  ],
] as const)('not that: %s', async (text, row) => {
  expect(await rowFor('gb', text)).not.toBe(row)
})

test('answers from one law speak for each other where a deposit is to pay for a new floor', async () => {
  const story =
    'My flatmate and I left our rented flat last month. The agent holds a deposit of £1,200. I once dropped a pan on the kitchen floor, and there is a small mark. The vinyl was old when we moved in. Now the agent will not release anything until the whole floor is replaced and we pay for it, with the cleaning too. Do we have to pay for that?'
  expect(await rowFor('gb', story)).toBe('gb.ask-housing.deposit-new-for-old')
})
