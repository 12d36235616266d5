/** Buying and services in Belgium: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'be', area: 'consumer', checkBy: '2027-05-31' } as const

export const CONSUMER_TACTICS = tacticsOf(SHEET, [
  {
    id: 'fourteen',
    section: 'timing',
    says: 'Bought online or at the door? You have 14 days to withdraw.',
    risk: 'You may pay to return it.',
    notWhen: 'It was made for you.',
    when: ['online', 'door', 'cancel'],
    law: LAW.withdraw,
  },
  {
    id: 'two-years',
    section: 'leverage',
    says: 'Faults in two years are on the seller. Ask for repair or a new one, then money back.',
    risk: 'Used goods may have one year.',
    notWhen: 'You bought from a private person.',
    when: ['faulty', 'broken'],
    law: LAW.guarantee,
  },
  {
    id: 'mediator',
    section: 'procedure',
    says: 'Go to the consumer ombudsman after the firm said no. It is free.',
    risk: 'An answer can take some weeks.',
    notWhen: 'You are in court already.',
    when: ['complaint', 'refuse'],
    law: LAW.mediation,
  },
  {
    id: 'renewal',
    section: 'disclosure',
    says: 'Ask how the contract was renewed. After a silent renewal you may end it at any time with two months.',
    risk: 'Some services have other rules.',
    notWhen: 'You renewed it yourself.',
    when: ['renewed', 'contract', 'subscription'],
    law: LAW.renewal,
  },
  {
    id: 'report',
    section: 'settlement',
    says: 'Report it to the FPS Economy and tell the firm. Ask for one thing by one date.',
    risk: 'It is no judgment.',
    notWhen: 'Days above end first.',
    when: ['complaint'],
    law: LAW.report,
  },
])

export const CONSUMER_FACTS = factsOf(SHEET, [
  { id: 'fourteen', says: 'Online: 14 days.', when: ['online'], law: LAW.withdraw },
  {
    id: 'two-years',
    says: 'The legal guarantee lasts two years.',
    when: ['faulty'],
    law: LAW.guarantee,
  },
  {
    id: 'bank',
    says: 'A payment you did not allow must be paid back at once by the bank, with few exceptions.',
    when: ['bank', 'scam'],
    law: LAW.bankRefund,
  },
])
