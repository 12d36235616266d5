/** The law on late premiums, where a letter names them. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const INS = {
  title:
    'Loi du 4 avril 2014 relative aux assurances / Wet van 4 april 2014 betreffende de verzekeringen',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/2014/04/04/2014011239/justel',
}

const PREMIUM: Test = {
  says: [
    'prime',
    'prime d’assurance',
    'primes',
    'premie',
    'verzekeringspremie',
    'premies',
    'autopremie',
    'brandpremie',
    'polispremie',
    'jaarpremie',
  ],
}

export const INSURANCE_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.insurance.right-premium',
    kind: 'right',
    kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER'],
    rank: 13,
    when: { all: [PREMIUM] },
    says: 'For an unpaid premium the cover stops only after a warning by registered letter or bailiff, with at least fifteen days to pay.',
    authority: { ...INS, provision: 'articles 69 à 73', inForceFrom: '2014-11-01' },
  },
]
