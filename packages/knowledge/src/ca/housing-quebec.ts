/** Notices to end a lease, late rent and a higher rent in Quebec. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-home.ts'
const HOME = {
  country: 'ca',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const RENTING = {
  country: 'ca',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
  topics: ['housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const NOTICE = {
  country: 'ca',
  kinds: ['EVICTION_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const HOUSING_QUEBEC: readonly Rule[] = [
  {
    ...HOME,
    id: 'ca.home.qc-element-month',
    kind: 'element',
    name: 'Your month to refuse',
    recognisedBy: [{ says: ['one month', 'un mois', 'refuse', 'refuser'] }],
    ifMissing: 'We do not see the time to refuse. Ask the housing tribunal if the notice counts.',
    regions: ['CA-QC'],
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    when: {
      any: [
        {
          says: [
            'rent increase',
            'augmentation de loyer',
            'modification of the lease',
            'modification du bail',
          ],
        },
      ],
    },
    says: 'A Quebec notice of a new rent must say how long you have to refuse it.',
    authority: LAW.qcLease,
  },
  {
    ...RENTING,
    id: 'ca.home.qc-tribunal',
    kind: 'right',
    regions: ['CA-QC'],
    rank: 5,
    says: 'In Quebec only the housing tribunal (Tribunal administratif du logement) can end your lease if you do not agree.',
    authority: LAW.qcTribunal,
  },
  {
    ...HOME,
    id: 'ca.home.qc-pay',
    kind: 'right',
    regions: ['CA-QC'],
    rank: 6,
    says: 'In Quebec you can stop a case for unpaid rent. Pay the rent, interest and costs before the judgment.',
    authority: LAW.qcLease,
  },
  {
    ...HOME,
    id: 'ca.home.qc-three-weeks',
    kind: 'fact',
    slot: 'did_you_know',
    regions: ['CA-QC'],
    rank: 5,
    says: 'In Quebec the landlord can ask to end the lease when rent is more than three weeks late, or often late with real harm.',
    authority: LAW.qcLease,
  },
  {
    ...NOTICE,
    id: 'ca.home.qc-repossess',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 1, unit: 'months', roll: 'none' },
    action: 'Tell your landlord in writing if you will leave or stay',
    consequence: 'If you say nothing, the law takes it that you refuse to leave.',
    weight: 'main',
    example: {
      clause: 'Civil Code of Québec, article 1962',
      trigger: '2026-11-09',
      result: '2026-12-09',
    },
    regions: ['CA-QC'],
    rank: 5,
    when: { any: [{ says: ['repossession', 'reprise de logement', 'repossess'] }] },
    says: 'In Quebec you have one month to answer a notice of repossession. If you do not answer, you are taken to refuse.',
    authority: LAW.qcLease,
  },
  {
    ...HOME,
    id: 'ca.home.qc-rent',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 1, unit: 'months', roll: 'none' },
    action: 'Refuse the rent increase in writing, if you do not agree',
    consequence: 'If you say nothing, you accept the new rent.',
    weight: 'main',
    example: {
      clause: 'Civil Code of Québec, article 1945',
      trigger: '2026-11-09',
      result: '2026-12-09',
    },
    regions: ['CA-QC'],
    rank: 5,
    when: {
      any: [
        {
          says: [
            'rent increase',
            'augmentation de loyer',
            'modification of the lease',
            'modification du bail',
          ],
        },
      ],
    },
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    says: 'In Quebec you have one month from getting a rent increase notice to refuse it. You keep your home if you refuse.',
    authority: LAW.qcLease,
  },
  {
    ...RENTING,
    id: 'ca.home.qc-moratorium',
    kind: 'right',
    regions: ['CA-QC'],
    rank: 4,
    says: 'In Quebec evictions to enlarge, divide or change the use of a home are banned until 6 June 2027. There are some exceptions.',
    authority: LAW.qcMoratorium,
  },
  {
    ...RENTING,
    id: 'ca.home.qc-senior',
    kind: 'right',
    regions: ['CA-QC'],
    rank: 8,
    says: 'In Quebec most people of 65 or more with low income and ten years in the home cannot be evicted for such plans.',
    authority: LAW.qcMoratorium,
  },
]
