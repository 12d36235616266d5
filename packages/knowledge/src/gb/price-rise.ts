/** A notice of a higher price in a contract that runs: what holds for all, from gyms to streaming. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CONSUMER_LAW } from './authority-consumer.ts'
import { CHECKED } from './cite-law.ts'
import { COVER, PHONE, POWER } from './price-rise-cues.ts'

const HIGHER_PRICE = {
  ...CHECKED,
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
  papers: ['price_rise'],
} satisfies Partial<Rule>
const LOAN: Test = { says: ['mortgage', 'interest rate', 'loan', 'credit card', 'overdraft'] }
/** Gyms, clubs, streaming and the like. */
const OTHER_RISE = {
  ...HIGHER_PRICE,
  when: { not: [PHONE, POWER, COVER, LOAN] },
} satisfies Partial<Rule>
const ANY_RISE = { ...HIGHER_PRICE, when: { not: [LOAN] } } satisfies Partial<Rule>
const AGREED_PRICE: Authority = {
  title: 'Consumer Rights Act 2015',
  provision: 'section 50 (what the trader told you binds it)',
  url: 'https://www.legislation.gov.uk/ukpga/2015/15/section/50',
  inForceFrom: '2015-10-01',
}
const UNFAIR_PRICE_TERM: Authority = {
  title: 'Consumer Rights Act 2015',
  provision: 'section 62 and Schedule 2, paragraphs 11, 14 and 15',
  url: 'https://www.legislation.gov.uk/ukpga/2015/15/schedule/2',
  inForceFrom: '2015-10-01',
}

export const PRICE_RISE: readonly Rule[] = [
  {
    ...ANY_RISE,
    id: 'gb.price-rise.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'Until the day in the notice the old price holds. You still have time to leave, switch or object.',
    authority: AGREED_PRICE,
  },
  {
    ...ANY_RISE,
    id: 'gb.price-rise.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'Some rises were agreed when you signed. So what counts is what the contract and the papers of that day say.',
    authority: AGREED_PRICE,
  },
  {
    ...OTHER_RISE,
    id: 'gb.price-rise.right-unfair',
    kind: 'right',
    rank: 6,
    says: 'A term that lets a firm raise the price as it likes, while you cannot leave, may be unfair. An unfair term does not bind you.',
    authority: UNFAIR_PRICE_TERM,
  },
  {
    ...OTHER_RISE,
    id: 'gb.price-rise.right-agreed',
    kind: 'right',
    rank: 5,
    says: 'A price agreed for a set time holds for that time. They need a clear term in the contract to raise it sooner.',
    authority: AGREED_PRICE,
  },
  {
    ...OTHER_RISE,
    id: 'gb.price-rise.right-pressure',
    kind: 'right',
    rank: 12,
    says: 'They may not hide a rise, mislead you or make it hard to leave.',
    authority: CONSUMER_LAW.unfairPractice,
  },
  {
    ...ANY_RISE,
    id: 'gb.price-rise.step-contract',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Find your contract or the first email. Look for the price, the rises it names and the day when the minimum term ends.',
    authority: AGREED_PRICE,
  },
  {
    ...ANY_RISE,
    id: 'gb.price-rise.step-day',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Note two days: when the new price starts, and the last day to leave without a fee. Act before the earlier one.',
    authority: AGREED_PRICE,
  },
  {
    ...ANY_RISE,
    id: 'gb.price-rise.step-compare',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Compare prices of other firms. Do not cancel before the new one is agreed, if you need the service.',
    authority: AGREED_PRICE,
  },
  {
    ...ANY_RISE,
    id: 'gb.price-rise.option-deal',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    title: 'Ask for a better price',
    says: 'Call or chat, name a cheaper offer that you found, and ask what they can do. Get it in writing.',
    cost: 'Nothing.',
    time: 'Half an hour.',
    risk: 'A new deal may start a new minimum term.',
    bestFor: 'You want to stay.',
    authority: AGREED_PRICE,
  },
  {
    ...ANY_RISE,
    id: 'gb.price-rise.option-leave',
    kind: 'option',
    option: 'dispute',
    rank: 7,
    title: 'Object and ask to leave free',
    says: 'Write that you do not accept the rise. Ask which term allows it, and to leave free of charge.',
    cost: 'Nothing.',
    time: 'One or two weeks.',
    risk: 'Do not stop paying the old price. That can harm your credit record.',
    bestFor: 'The rise is not in your contract.',
    authority: UNFAIR_PRICE_TERM,
  },
]
