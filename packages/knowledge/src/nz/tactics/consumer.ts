/** Buying and services in New Zealand: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority.ts'

const SHEET = { country: 'nz', area: 'consumer', checkBy: '2027-05-31' } as const

export const CONSUMER_TACTICS = tacticsOf(SHEET, [
  {
    id: 'serious-fault',
    section: 'leverage',
    says: 'For a serious fault you choose: refund, replacement or repair. Name the Consumer Guarantees Act.',
    risk: 'For a small one the seller may repair.',
    notWhen: 'You bought it for business.',
    when: ['faulty', 'broken', 'refund'],
    law: LAW.cga,
  },
  {
    id: 'five-days',
    section: 'timing',
    says: 'Sold at your door or by phone? You have five working days to cancel.',
    risk: 'You must give the goods back.',
    notWhen: 'You went to them.',
    when: ['door', 'phone', 'cancel'],
    law: LAW.doorstep,
  },
  {
    id: 'disputes-tribunal',
    section: 'procedure',
    says: 'Use the Disputes Tribunal for up to $60,000. No lawyers, and a small fee.',
    risk: 'Its decision is mostly final.',
    notWhen: 'You have a free scheme for it.',
    when: ['tribunal', 'court', 'refuse'],
    law: LAW.disputes,
  },
  {
    id: 'advert',
    section: 'disclosure',
    says: 'Keep adverts and messages. What they said must be true.',
    risk: 'Oral words are harder.',
    notWhen: 'There is no reason to leave this out.',
    law: LAW.fairTrading,
  },
  {
    id: 'scheme-next',
    section: 'settlement',
    says: 'Say which free scheme you will use next: banking, power or phone.',
    risk: 'Complain to the firm first.',
    notWhen: 'You are in court already.',
    when: ['power', 'phone', 'bank'],
    law: LAW.utilities,
  },
])

export const CONSUMER_FACTS = factsOf(SHEET, [
  {
    id: 'guarantees',
    says: 'Goods must be of fair quality and last a fair time.',
    when: ['faulty'],
    law: LAW.cga,
  },
  {
    id: 'five-days',
    says: 'A door sale can be ended within five working days.',
    when: ['door'],
    law: LAW.doorstep,
  },
  {
    id: 'unfair',
    says: 'A court can end the use of unfair standard terms.',
    when: ['terms'],
    law: LAW.unfairTerms,
  },
])
