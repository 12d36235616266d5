/** Bills of public hospitals. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const HOSPITAL: Test = {
  says: ['hospital', 'emergency department', 'injury unit', 'casualty', 'hse'],
}

const CHARGE: Test = {
  says: [
    'emergency department charge',
    'a&e charge',
    'hospital charge',
    'hospital charges',
    'in-patient charge',
    'inpatient charge',
    'statutory charge',
    'injury unit charge',
    'casualty charge',
  ],
}

const CARE = {
  country: 'ie',
  kinds: ['OTHER', 'DEBT_COLLECTION_LETTER'],
  topics: ['debt'],
  when: { all: [HOSPITAL, CHARGE] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const HOSPITAL_CHARGES: readonly Rule[] = [
  {
    ...CARE,
    id: 'ie.hospital.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    kinds: ['OTHER'],
    says: 'A hospital asks you to pay a charge. Check if you are one of those who pay nothing.',
    authority: {
      title:
        'Health Act 1970, section 56, with the Health (Out-Patient Charges) Regulations 2013, S.I. No. 45 of 2013',
      provision: 'emergency department charge of €100 and who is free',
      url: 'https://www.irishstatutebook.ie/eli/2013/si/45/made/en/print',
      inForceFrom: '2013-03-01',
    },
  },
  {
    ...CARE,
    id: 'ie.hospital.right-free',
    kind: 'right',
    rank: 2,
    says: 'You do not pay the €100 with a medical card, a letter from your GP, or if you were then kept in hospital. Nor if you came back for the same thing.',
    authority: {
      title:
        'Health Act 1970, section 56, with the Health (Out-Patient Charges) Regulations 2013, S.I. No. 45 of 2013',
      provision: 'emergency department charge of €100 and who is free',
      url: 'https://www.irishstatutebook.ie/eli/2013/si/45/made/en/print',
      inForceFrom: '2013-03-01',
    },
  },
  {
    ...CARE,
    id: 'ie.hospital.right-inpatient',
    kind: 'right',
    rank: 3,
    says: 'Since 17 April 2023 a public patient pays no daily charge for a stay in a public hospital.',
    authority: {
      title: 'Health (Amendment) Act 2023',
      provision: 'no charge for public in-patient care',
      url: 'https://www.irishstatutebook.ie/eli/2023/act/7/enacted/en/html',
      inForceFrom: '2023-04-17',
    },
  },
  {
    ...CARE,
    id: 'ie.hospital.right-hardship',
    kind: 'right',
    rank: 4,
    says: 'If paying would be a real hardship, ask the HSE to drop the charge, or to let you pay in small parts.',
    authority: {
      title: 'Health Act 1970',
      provision: 'section 45(7) (free service in case of undue hardship)',
      url: 'https://www.irishstatutebook.ie/eli/1970/act/1/enacted/en/html',
      inForceFrom: '1972-04-01',
    },
  },
  {
    ...CARE,
    id: 'ie.hospital.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Write to the hospital’s accounts office. Send a copy of your medical card or the letter of your GP.',
    authority: {
      title:
        'Health Act 1970, section 56, with the Health (Out-Patient Charges) Regulations 2013, S.I. No. 45 of 2013',
      provision: 'emergency department charge of €100 and who is free',
      url: 'https://www.irishstatutebook.ie/eli/2013/si/45/made/en/print',
      inForceFrom: '2013-03-01',
    },
  },
]
