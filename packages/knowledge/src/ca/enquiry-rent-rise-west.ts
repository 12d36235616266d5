/** Questions about rent raised in British Columbia and Alberta. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

const RISE = [
  'raised the rent',
  'raise the rent',
  'raise my rent',
  'raising my rent',
  'rent increase',
  'more rent',
  'rent going up',
  'rent is going up',
  'raised my rent',
  'increase the rent',
  'rent by',
  'rent rise',
]

const RENT = ['landlord', 'rent', 'lease', 'month to month', 'tenant', 'apartment', 'suite']

const ALLOWED = [
  'allowed',
  'legal',
  'cap',
  'limit',
  'can he',
  'can she',
  'can they',
  'how much',
  'notice',
  'percent',
  'maximum',
  'max',
  'text',
  'email',
  'by text',
  'next month',
  'refuse',
  'have to pay',
]

export const ENQUIRY_RENT_RISE_WEST: readonly Rule[] = [
  {
    ...ASK,
    checkedOn: '2026-11-23',
    checkBy: '2027-01-15',
    id: 'ca.fact.rent-rise-bc',
    regions: ['CA-BC'],
    rank: 2,
    asks: [RISE, RENT, ALLOWED],
    verdict: 'no',
    says: 'Not by more than the yearly cap of British Columbia, which is 2.3% for 2026 and is set anew for each year. And not without three full months’ notice on the form of the Residential Tenancy Branch. A text or e-mail does not count as that form. It may rise once in 12 months. Go on paying the present rent and write why. If you paid too much, you may take it off later rent.',
    authority: {
      title: 'Residential Tenancy Act (BC, British Columbia), S.B.C. 2002, c. 78',
      provision: 'sections 41 to 43',
      url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/02078_01',
      inForceFrom: '2004-01-01',
    },
  },
  {
    ...ASK,
    id: 'ca.fact.rent-rise-ab',
    regions: ['CA-AB'],
    rank: 2,
    asks: [RISE, RENT, ALLOWED],
    verdict: 'it_depends',
    dependsOn: 'how you rent and how much notice you got',
    says: 'Alberta has no cap, but the time is fixed. Month to month, the landlord must give three full months of written notice. One year must have passed since the last rise or the start. In a fixed term the rent stays to the end. A rise with less notice has no effect: pay the present rent and say so in writing.',
    authority: {
      title: 'Residential Tenancies Act (Alberta), S.A. 2004, c. R-17.1',
      provision: 'section 14 and Ministerial Regulation',
      url: 'https://www.landlordandtenant.org/rent/rent-increases/',
      inForceFrom: '2004-11-01',
    },
  },
]
