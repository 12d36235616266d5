/** Buying and services in Ireland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority-consumer.ts'

const SHEET = { country: 'ie', area: 'consumer', checkBy: '2027-05-31' } as const

export const CONSUMER_TACTICS = tacticsOf(SHEET, [
  {
    id: 'thirty-days',
    section: 'leverage',
    says: 'Faulty goods? Within 30 days you may end the deal and get all your money back.',
    risk: 'You must show the fault.',
    notWhen: 'You only changed your mind.',
    when: ['faulty', 'broken', 'refund'],
    law: LAW.consumer,
  },
  {
    id: 'fourteen-days',
    section: 'timing',
    says: 'Bought online or at the door? You have 14 days to cancel.',
    risk: 'You may pay to return it.',
    notWhen: 'It was made for you.',
    when: ['online', 'cancel', 'door'],
    law: LAW.cancel,
  },
  {
    id: 'small-claims',
    section: 'procedure',
    says: 'Use the small claims procedure online for up to €2,000.',
    risk: 'There is a small fee.',
    notWhen: 'The firm is gone. Ask your card firm.',
    when: ['court', 'refuse', 'claim'],
    law: LAW.small,
  },
  {
    id: 'bank-proof',
    section: 'disclosure',
    says: 'Tell your bank at once about a payment you did not approve. It must refund unless it can show why not.',
    risk: 'Gross carelessness of yours can count.',
    notWhen: 'You sent it yourself. Still report it.',
    when: ['bank', 'scam', 'card'],
    law: LAW.payments,
  },
  {
    id: 'ccpc',
    section: 'settlement',
    says: 'Name the Consumer Rights Act 2022 and one clear ask with a date.',
    risk: 'It may take weeks.',
    notWhen: 'Days above end first.',
    when: ['complaint'],
    law: LAW.ccpc,
  },
])

export const CONSUMER_FACTS = factsOf(SHEET, [
  {
    id: 'thirty',
    says: 'You can mostly reject faulty goods in 30 days.',
    when: ['faulty'],
    law: LAW.consumer,
  },
  { id: 'fourteen', says: 'Online buys: 14 days to cancel.', when: ['online'], law: LAW.cancel },
  {
    id: 'service',
    says: 'A service must be done with care and skill.',
    when: ['service'],
    law: LAW.services,
  },
])
