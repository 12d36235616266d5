/** Decisions of health funds (mutualités, ziekenfondsen) on care and sick pay. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PAID_BACK } from './conditions.ts'

/** The rows on private insurers are not true of these letters. */
export const HEALTH_FUND: Test = {
  says: [
    'mutualité',
    'mutualités',
    'mutuelle',
    'mutuelles',
    'ziekenfonds',
    'ziekenfondsen',
    'mutualiteit',
    'mutualiteiten',
    'solidaris',
    'partenamut',
    'helan',
    'médecin-conseil',
    'adviserend arts',
    'adviserend geneesheer',
  ],
}

const BASE = {
  country: 'be',
  kinds: ['INSURANCE_DECISION', 'OTHER'],
  when: { all: [HEALTH_FUND] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CHARTER = {
  title:
    'Charte de l’assuré social (loi du 11 avril 1995) / Handvest van de sociaal verzekerde (wet van 11 april 1995)',
  url: 'https://www.ejustice.just.fgov.be/',
  inForceFrom: '1997-01-01',
}

export const HEALTH_FUND_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.fund.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Your health fund decides about your care or sick pay.',
    authority: { ...CHARTER, provision: 'articles 13 à 15' },
  },
  {
    ...BASE,
    id: 'be.fund.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'It must give its reasons in writing. It can be wrong, and a judge can check it at no cost to you.',
    authority: { ...CHARTER, provision: 'articles 13 à 15' },
  },
  {
    ...BASE,
    id: 'be.fund.right-court',
    kind: 'right',
    rank: 4,
    says: 'You have three months to go to the labour court. It costs you nothing, even if you lose.',
    authority: {
      ...CHARTER,
      provision: 'article 23; Code judiciaire article 1017, alinéa 2',
    },
  },
  {
    ...BASE,
    id: 'be.fund.right-two-years',
    kind: 'right',
    kinds: ['INSURANCE_DECISION', 'OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 5,
    when: { all: [HEALTH_FUND, PAID_BACK] },
    says: 'It can mostly claim back two years, five after fraud. If it made the mistake and you could not know, say so: then it often cannot claim the past.',
    authority: {
      title:
        'Loi coordonnée du 14 juillet 1994 (soins de santé et indemnités) / Gecoördineerde wet van 14 juli 1994',
      provision: 'articles 164 et 174; charte de l’assuré social article 17',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2009-01-10',
    },
  },
  {
    ...BASE,
    id: 'be.fund.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask in writing for the reasons and the count. Ask your doctor for a report, and your union for help.',
    authority: { ...CHARTER, provision: 'articles 3 et 14' },
  },
]
