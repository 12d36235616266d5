/** Buying and services in the Netherlands: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'nl', area: 'consumer', checkBy: '2027-05-31' } as const

export const CONSUMER_TACTICS = tacticsOf(SHEET, [
  {
    id: 'fourteen',
    section: 'timing',
    says: 'Bought online? You have 14 days to withdraw.',
    risk: 'You may pay to return it.',
    notWhen: 'It was made for you.',
    when: ['online', 'cancel', 'return'],
    law: LAW.withdraw,
  },
  {
    id: 'fair-life',
    section: 'leverage',
    says: 'Goods must last as long as you may expect, also past the warranty. Ask for a free repair.',
    risk: 'In the first year the seller must prove it was fine, later you do.',
    notWhen: 'You broke it.',
    when: ['faulty', 'broken', 'warranty'],
    law: LAW.conform,
  },
  {
    id: 'monthly',
    section: 'timing',
    says: 'After the first term you can end most contracts each month.',
    risk: 'A notice of a month holds.',
    notWhen: 'The first term runs.',
    when: ['contract', 'subscription', 'gym'],
    law: LAW.vanDam,
  },
  {
    id: 'kifid',
    section: 'procedure',
    says: 'For banks and insurers use the Kifid.',
    risk: 'Complain to the firm first.',
    notWhen: 'You are in court already.',
    when: ['bank', 'insurance'],
    law: LAW.kifid,
  },
  {
    id: 'phone',
    section: 'disclosure',
    says: 'A phone sale to a consumer needs your yes in writing. Ask for it.',
    risk: 'If you used it, some may be due.',
    notWhen: 'You signed for it yourself.',
    when: ['phone', 'call'],
    law: LAW.phoneSale,
  },
])

export const CONSUMER_FACTS = factsOf(SHEET, [
  { id: 'fourteen', says: 'Online: 14 days.', when: ['online'], law: LAW.withdraw },
  {
    id: 'not-ordered',
    says: 'What you did not order you may keep for free.',
    when: ['unordered'],
    law: LAW.unsolicited,
  },
  {
    id: 'fair-life',
    says: 'A seller must repair or replace for free.',
    when: ['faulty'],
    law: LAW.conform,
  },
])
