/** Letters of a lender who refuses a loan. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CREDIT_REFUSED: Test = {
  says: [
    'demande de crédit est refusée',
    'demande de crédit a été refusée',
    'refus de crédit',
    'refuser votre demande de crédit',
    'refusons votre demande de crédit',
    'accorder votre demande de crédit',
    'accorder le crédit',
    'accorder ce crédit',
    'suite favorable à votre demande de crédit',
    'suite favorable à votre demande de prêt',
    'kredietaanvraag geweigerd',
    'kredietaanvraag werd geweigerd',
    'kredietaanvraag is geweigerd',
    'uw kredietaanvraag niet',
    'niet ingaan op uw kredietaanvraag',
    'weigering van uw kredietaanvraag',
    'kredietweigering',
  ],
}

const CREDIT_LAW = {
  title: 'Code de droit économique (CDE) / Wetboek van economisch recht (WER)',
  provision: 'articles VII.77, VII.79 et VII.148',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel',
  inForceFrom: '2015-04-01',
}

export const CREDIT_REFUSED_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.credit.refused-want',
    kind: 'fact',
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 6,
    slot: 'what_they_want',
    when: { all: [CREDIT_REFUSED] },
    says: 'A lender says no to your request for a loan.',
    authority: { ...CREDIT_LAW },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'be.credit.refused-right',
    kind: 'right',
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 6,
    when: { all: [CREDIT_REFUSED] },
    says: 'The lender must tell you at once and for free which file it looked in and what it found. It may ask no fee for the refusal.',
    authority: { ...CREDIT_LAW },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'be.credit.refused-step',
    kind: 'step',
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 6,
    list: 'first',
    when: { all: [CREDIT_REFUSED] },
    says: 'Ask the National Bank for free what its file (Centrale des crédits) holds on you. Have wrong data put right.',
    authority: { ...CREDIT_LAW },
    checkedOn: '2026-11-22',
  },
]
