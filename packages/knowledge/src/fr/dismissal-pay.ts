/** What is due when a job ends: notice, pay, papers and benefits. */
import type { Rule } from '@plainletter/contracts/rule'

import { DISMISSED, ECONOMIC, SERIOUS_FAULT } from './conditions-work.ts'
import { exceptFor } from './except-for.ts'
import { LAW } from './law-work.ts'
import { otherThanDismissals } from './other-than-dismissals.ts'

const BASE = {
  country: 'fr',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  topics: ['employment'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const DISMISSAL_PAY: readonly Rule[] = exceptFor(otherThanDismissals, [
  {
    ...BASE,
    id: 'fr.job.not-yet-waive',
    kind: 'fact',
    rank: 20,
    slot: 'cannot_happen_yet',
    when: { any: [DISMISSED] },
    says: 'Nobody can make you give up your claim by a signature on the final account. You have six months to object to it.',
    authority: LAW.receipt,
  },
  {
    ...BASE,
    id: 'fr.job.know-benefits',
    kind: 'fact',
    rank: 20,
    slot: 'did_you_know',
    when: { any: [DISMISSED, ECONOMIC] },
    says: 'After any dismissal, even for grave fault, you can ask France Travail for benefits.',
    authority: LAW.workPapers,
  },
  {
    ...BASE,
    id: 'fr.job.deadline-receipt',
    kind: 'deadline',
    rank: 30,
    weight: 'further',
    when: { any: [{ says: ['solde de tout compte'] }] },
    terms: { trigger: 'letter', count: 6, unit: 'months', roll: 'none' },
    example: {
      clause: 'Code du travail, article L. 1234-20',
      trigger: '2026-11-12',
      result: '2027-05-12',
    },
    says: 'If you signed the final account, you have six months to object to its sums.',
    action: 'Object to the final account by registered letter',
    consequence: 'After that the listed sums are settled.',
    authority: LAW.receipt,
  },
  {
    ...BASE,
    id: 'fr.job.step-register',
    kind: 'step',
    rank: 40,
    list: 'first',
    when: { any: [DISMISSED, ECONOMIC] },
    says: 'Register with France Travail the day after your contract ends. Your employer must give you the papers.',
    authority: LAW.workPapers,
  },
  {
    ...BASE,
    id: 'fr.job.step-papers',
    kind: 'step',
    rank: 20,
    list: 'general',
    says: 'Check your final papers: work certificate, France Travail form, final account (solde de tout compte).',
    authority: LAW.workPapers,
  },
  {
    ...BASE,
    id: 'fr.job.right-notice',
    kind: 'right',
    rank: 30,
    when: { any: [DISMISSED, ECONOMIC], not: [SERIOUS_FAULT] },
    says: 'You have the right to notice: one month from six months of work, two months from two years. Your collective agreement may give more.',
    authority: LAW.dismissNotice,
  },
  {
    ...BASE,
    id: 'fr.job.right-pay',
    kind: 'right',
    rank: 40,
    when: { any: [DISMISSED, ECONOMIC], not: [SERIOUS_FAULT] },
    says: "After eight months you get dismissal pay: a quarter of a month's pay per year, and a third from the eleventh year.",
    authority: LAW.dismissPay,
  },
  {
    ...BASE,
    id: 'fr.job.right-fault',
    kind: 'right',
    rank: 40,
    when: { any: [SERIOUS_FAULT] },
    says: 'For grave fault (faute grave) there is no notice and no dismissal pay. Unused holiday must still be paid.',
    authority: LAW.dismissNotice,
  },
  {
    ...BASE,
    id: 'fr.job.option-accept',
    kind: 'option',
    rank: 50,
    option: 'comply',
    title: 'Accept and claim what is due',
    says: 'Check notice, dismissal pay and holiday pay. Register with France Travail.',
    cost: 'Nothing.',
    time: 'A day.',
    risk: 'You may miss money if the reason was bad.',
    bestFor: 'The reason is right and the sums fit.',
    authority: LAW.workPapers,
  },
])
