/** Unemployment benefit paid by mistake. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { exceptFor } from './except-for.ts'
import { LAW } from './law.ts'
import { otherThanPublicDebts } from './other-than-public-debts.ts'

const BASE = {
  country: 'fr',
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

/** Who pays unemployment benefit, and how it is called. */
export const JOBSEEKER: Test = {
  says: [
    'france travail',
    'pôle emploi',
    'allocation d’aide au retour à l’emploi',
    "aide au retour à l'emploi",
  ],
}

export const JOBSEEKER_OVERPAYMENT: readonly Rule[] = exceptFor(otherThanPublicDebts, [
  {
    ...BASE,
    id: 'fr.public.benefit-jobseeker',
    checkedOn: '2026-11-23',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 5,
    when: { any: [JOBSEEKER] },
    dayToAct: 'open',
    says: 'Dispute it with France Travail within two months. In most cases they may hold money back only if you do not dispute the debt.',
    authority: LAW.jobseekerDebt,
  },
  {
    ...BASE,
    id: 'fr.public.benefit-jobseeker-three',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 8,
    when: { any: [JOBSEEKER] },
    says: 'They can ask back unemployment benefit for three years. With fraud it is ten.',
    authority: LAW.jobseekerThree,
  },
])
