/** Sales online, by phone or at the door: the right to withdraw, sales calls and things nobody ordered. */
import type { Rule } from '@plainletter/contracts/rule'

import { STAY } from './conditions-office.ts'
import { exceptFor } from './except-for.ts'
import { LAW } from './law-consumer.ts'

const BASE = {
  country: 'fr',
  kinds: ['CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

/** A decision on residence papers is no contract. */
export const DISTANCE_SELLING: readonly Rule[] = exceptFor(STAY, [
  {
    ...BASE,
    id: 'fr.buy.right-withdraw',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 10,
    says: 'For most purchases online, by phone or at your door you may withdraw in 14 days, with no reason. The seller must then pay you back within 14 days.',
    authority: LAW.withdraw,
  },
  {
    ...BASE,
    id: 'fr.buy.right-withdraw-longer',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 15,
    says: 'If the seller did not tell you of this right, you have twelve months more.',
    authority: LAW.withdrawExtra,
  },
  {
    ...BASE,
    id: 'fr.buy.right-cold-call',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 35,
    when: { any: [{ says: ['par téléphone', 'démarchage', 'appel téléphonique'] }] },
    says: 'Since 11 August 2026 a firm needs your consent before a sales call. A contract from a call without it is void.',
    authority: LAW.coldCalls,
  },
  {
    ...BASE,
    id: 'fr.buy.right-unordered',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 50,
    says: 'You owe nothing for things or services you did not order.',
    authority: LAW.unsolicited,
  },
  {
    ...BASE,
    id: 'fr.buy.insight-withdraw',
    checkedOn: '2026-11-23',
    kind: 'insight',
    rank: 10,
    severity: 'high',
    confidence: 0.8,
    when: { any: [{ says: ['rétractation', 'délai de 14 jours', 'quatorze jours'] }] },
    says: 'The letter speaks of the right to withdraw. The 14 days start with delivery of goods, or with the contract for a service.',
    actionable: 'Send your withdrawal in writing now and keep proof.',
    authority: LAW.withdraw,
  },
  {
    ...BASE,
    id: 'fr.buy.change-calls',
    checkedOn: '2026-11-23',
    kind: 'change',
    rank: 20,
    changedOn: '2026-08-11',
    when: { any: [{ says: ['par téléphone', 'démarchage', 'appel téléphonique'] }] },
    says: 'Since 11 August 2026 sales calls need your prior consent.',
    was: 'You had to sign up to Bloctel to stop calls.',
    is: 'Without your consent such calls are banned.',
    authority: LAW.coldCalls,
  },
  {
    ...BASE,
    id: 'fr.buy.right-withdraw-button',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 12,
    says: 'Since 19 June 2026 a site that sells online must have a free button to withdraw ("renoncer au contrat ici").',
    authority: LAW.withdrawButton,
  },
  {
    ...BASE,
    id: 'fr.buy.change-withdraw-button',
    checkedOn: '2026-11-23',
    kind: 'change',
    rank: 25,
    changedOn: '2026-06-19',
    when: { any: [{ says: ['rétractation', 'en ligne', 'site internet'] }] },
    says: 'Since 19 June 2026 you can withdraw from an online purchase with a button on the site.',
    was: 'You had to send a form or a letter.',
    is: 'The site must offer a button, and send you a receipt.',
    authority: LAW.withdrawButton,
  },
])
