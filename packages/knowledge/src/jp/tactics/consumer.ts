/** Buying and services in Japan: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'jp', area: 'consumer', checkBy: '2027-05-31' } as const

export const CONSUMER_TACTICS = tacticsOf(SHEET, [
  {
    id: 'cooling',
    section: 'timing',
    says: 'Sold to you at home or by phone? You have eight days to cancel in writing or by email.',
    risk: 'Not for shop or online buys.',
    notWhen: 'You went to the shop.',
    when: ['door', 'phone', 'cancel', 'クーリングオフ'],
    law: LAW.cooling,
  },
  {
    id: 'unfair-sale',
    section: 'leverage',
    says: 'If they told you false things or would not leave, you can undo the contract.',
    risk: 'You must act within a year of knowing.',
    notWhen: 'All they told you was true.',
    when: ['pressure', 'sales', 'contract'],
    law: LAW.unfair,
  },
  {
    id: 'hotline',
    section: 'procedure',
    says: 'Call 188. The local centre helps you for free and can talk to the firm.',
    risk: 'It cannot force them.',
    notWhen: 'A court paper came.',
    when: ['complaint', 'scam', 'refuse'],
    law: LAW.hotline,
  },
  {
    id: 'tell-in-a-year',
    section: 'disclosure',
    says: 'Tell the seller of a fault within a year of finding it. Ask for repair, then a lower price.',
    risk: 'Later rights are lost.',
    notWhen: 'You knew of it.',
    when: ['faulty', 'broken', 'defect'],
    law: LAW.defect,
  },
  {
    id: 'small-suit',
    section: 'settlement',
    says: 'For up to 600,000 yen use the small claim court. It takes one day.',
    risk: 'There is no normal appeal after it.',
    notWhen: 'You can settle it by talks.',
    when: ['court', 'refund'],
    law: LAW.smallSuit,
  },
])

export const CONSUMER_FACTS = factsOf(SHEET, [
  { id: 'eight', says: 'Home sales: eight days.', when: ['door'], law: LAW.cooling },
  { id: 'hotline', says: 'The consumer hotline is 188.', law: LAW.hotline },
  {
    id: 'online',
    says: "Online buys have no cooling off by law. Read the shop's return rule.",
    when: ['online', 'return'],
    law: LAW.cooling,
  },
])
