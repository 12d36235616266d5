/** Buying and services in Canada: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority-consumer.ts'

const SHEET = { country: 'ca', area: 'consumer', checkBy: '2027-05-31' } as const

export const CONSUMER_TACTICS = tacticsOf(SHEET, [
  {
    id: 'cooling',
    section: 'timing',
    says: 'Sold to you at home? Most provinces give you ten days to cancel with no reason.',
    risk: 'You must return the goods.',
    notWhen: 'You asked them to come and signed in a shop.',
    when: ['door', 'cancel', 'contract'],
    law: LAW.onCpa,
  },
  {
    id: 'chargeback',
    section: 'leverage',
    says: 'If an online seller does not deliver or refund, ask your card firm to reverse the charge.',
    risk: 'Days are limited. Write to the seller first.',
    notWhen: 'You only changed your mind.',
    when: ['card', 'online', 'refund', 'delivery'],
    law: LAW.onCpa,
  },
  {
    id: 'ccts',
    section: 'procedure',
    says: 'For phone, internet and TV go to the CCTS. It is free.',
    risk: 'Complain to the firm first.',
    notWhen: 'You are in court already.',
    when: ['phone', 'internet'],
    law: LAW.ccts,
  },
  {
    id: 'flight-claim',
    section: 'disclosure',
    says: 'Write to the airline within one year, with tickets and times. It has 30 days to answer.',
    risk: 'Storms and safety can lower it.',
    notWhen: 'You got what the rules say.',
    when: ['flight', 'airline'],
    law: LAW.apr,
  },
  {
    id: 'clear-ask',
    section: 'settlement',
    says: 'Ask for one thing by one date and name the law of your province.',
    risk: 'It may take weeks.',
    notWhen: 'Days above end first.',
    when: ['complaint', 'refund'],
    law: LAW.competition,
  },
])

export const CONSUMER_FACTS = factsOf(SHEET, [
  {
    id: 'cooling',
    says: 'Most home sales can be cancelled within ten days.',
    when: ['door', 'cancel'],
    law: LAW.bcCpa,
  },
  {
    id: 'quebec-warranty',
    says: 'In Quebec goods must last a fair time by law, whatever the paper says.',
    when: ['quebec', 'warranty'],
    law: LAW.qcCpa,
  },
  { id: 'ccts', says: 'The CCTS is free.', when: ['phone'], law: LAW.ccts },
])
