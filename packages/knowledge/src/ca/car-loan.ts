/** Cars under a loan: notice, taking and sale. */
import type { Rule } from '@plainletter/contracts/rule'

const CAR = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  topics: ['debt'],
  when: {
    any: [
      {
        says: [
          'repossess',
          'repossessed',
          'repossession',
          'seize the vehicle',
          'seize your vehicle',
          'car loan',
          'auto loan',
          'vehicle loan',
          'auto finance',
          'reprise de possession',
          'prêt auto',
          'financement automobile',
          'conditional sale',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const PERSONAL_PROPERTY_SECURITY_LAWS_PROVINCES = {
  title: 'Personal property security laws of the provinces',
  provision:
    'for example Personal Property Security Act, R.S.O. 1990, c. P.10, sections 62 to 66; Consumer Protection Act, CQLR c. P-40.1, sections 104 to 110',
  url: 'https://www.ontario.ca/laws/statute/90p10',
  inForceFrom: '2010-01-01',
}

export const CAR_LOAN_RULES: readonly Rule[] = [
  {
    ...CAR,
    id: 'ca.car.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    kinds: ['OTHER'],
    says: 'The lender wants the late payments, or the car.',
    authority: PERSONAL_PROPERTY_SECURITY_LAWS_PROVINCES,
  },
  {
    ...CAR,
    id: 'ca.car.step',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Call the lender before the last day of the notice. Offer a plan, and take your own things out of the car.',
    authority: PERSONAL_PROPERTY_SECURITY_LAWS_PROVINCES,
  },
  {
    ...CAR,
    id: 'ca.car.on-two-thirds',
    kind: 'right',
    rank: 7,
    regions: ['CA-ON'],
    says: 'In Ontario, once two thirds is paid, goods mostly may be taken only by leave of the court.',
    authority: {
      title: 'Consumer Protection Act, 2002 (Ontario), S.O. 2002, c. 30, Sched. A',
      provision: 'section 25 (no repossession after two thirds is paid)',
      url: 'https://www.ontario.ca/laws/statute/02c30',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...CAR,
    id: 'ca.car.on-sale',
    kind: 'right',
    rank: 9,
    regions: ['CA-ON'],
    says: 'In Ontario the lender must give you 15 days’ notice before it sells the car. You can get it back by paying what the notice says.',
    authority: {
      title: 'Personal Property Security Act (Ontario), R.S.O. 1990, c. P.10',
      provision: 'sections 62 to 66',
      url: 'https://www.ontario.ca/laws/statute/90p10',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...CAR,
    id: 'ca.car.bc-two-thirds',
    kind: 'right',
    rank: 7,
    regions: ['CA-BC'],
    says: 'In British Columbia, once two thirds is paid, the lender needs a court order. A lender that takes the car mostly cannot also sue.',
    authority: {
      title: 'Personal Property Security Act (British Columbia), R.S.B.C. 1996, c. 359',
      provision: 'sections 58, 59 and 67',
      url: 'https://www.bclaws.gov.bc.ca/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...CAR,
    id: 'ca.car.ab-sale',
    kind: 'right',
    rank: 7,
    regions: ['CA-AB'],
    says: 'In Alberta a civil enforcement bailiff must take the car, and you can object within 15 days.',
    authority: {
      title:
        'Personal Property Security Act (Alberta), R.S.A. 2000, c. P-7, and Civil Enforcement Act, R.S.A. 2000, c. C-15',
      provision: 'sections 58 to 63; sections 44 to 46',
      url: 'https://www.alberta.ca/alberta-kings-printer',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...CAR,
    id: 'ca.car.qc-thirty',
    kind: 'right',
    rank: 7,
    regions: ['CA-QC'],
    says: 'In Québec the merchant must first give you 30 days’ notice. Once half is paid, it needs the court’s leave.',
    authority: {
      title:
        'Consumer Protection Act (Loi sur la protection du consommateur), CQLR c. P-40.1 (Québec)',
      provision: 'sections 104 to 110 and 138 to 146',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-40.1',
      inForceFrom: '2010-01-01',
    },
  },
]
