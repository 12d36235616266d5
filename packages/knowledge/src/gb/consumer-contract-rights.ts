/** Rights on goods, work and contracts of consumers. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CONSUMER_LAW } from './authority-consumer.ts'
import { FAULTY_GOODS, LEAVING } from './consumer-contract-cues.ts'
import { IS_DEPOSIT } from './deposit-deductions.ts'

const CONTRACT = {
  country: 'gb',
  kinds: ['CONSUMER_CONTRACT_DISPUTE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>
const WORK_DONE: Test = {
  says: ['fitter', 'fitted', 'installation', 'installed', 'builder', 'workmanship', 'broadband'],
}
const CAR: Test = { says: ['vehicle', 'car', 'gearbox', 'engine', 'mileage', 'mot'] }

export const CONSUMER_CONTRACT_RIGHTS: readonly Rule[] = [
  {
    ...CONTRACT,
    id: 'gb.contract.right-quality',
    when: { any: [FAULTY_GOODS], not: [IS_DEPOSIT] },
    kind: 'right',
    rank: 10,
    says: 'Goods from a business must be of fair quality, fit for their use and as described.',
    authority: CONSUMER_LAW.quality,
  },
  {
    ...CONTRACT,
    id: 'gb.contract.right-six-months',
    when: { any: [FAULTY_GOODS], not: [IS_DEPOSIT] },
    kind: 'right',
    rank: 20,
    says: 'In the first six months a fault counts as there from the start, unless the seller shows that it was not. This helps you to a repair or a new one.',
    authority: CONSUMER_LAW.remedies,
  },
  {
    ...CONTRACT,
    id: 'gb.contract.right-second-step',
    when: { any: [FAULTY_GOODS], not: [IS_DEPOSIT] },
    kind: 'right',
    rank: 30,
    says: 'If one repair or one new item does not put it right, you can ask for a lower price or hand it back.',
    authority: CONSUMER_LAW.finalReject,
  },
  {
    ...CONTRACT,
    id: 'gb.contract.right-car',
    when: { all: [CAR], any: [FAULTY_GOODS] },
    kind: 'right',
    rank: 15,
    says: 'The words "sold as seen" do not protect a dealer. A used car must still be of fair quality for its age, miles and price.',
    authority: CONSUMER_LAW.noSigningAway,
  },
  {
    ...CONTRACT,
    id: 'gb.contract.right-work',
    when: { any: [WORK_DONE], not: [IS_DEPOSIT] },
    kind: 'right',
    rank: 40,
    says: 'Work must be done with care and skill. If it was not, you can ask them to put it right or to lower the price.',
    authority: CONSUMER_LAW.service,
  },
  {
    ...CONTRACT,
    id: 'gb.contract.right-fair-term',
    when: { any: [LEAVING], not: [IS_DEPOSIT] },
    kind: 'right',
    rank: 50,
    says: 'A term that is unfair to you does not bind you. A fee for leaving that is far above their loss can be unfair.',
    authority: CONSUMER_LAW.unfairTerms,
  },
]
