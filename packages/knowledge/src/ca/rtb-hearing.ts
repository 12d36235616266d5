/** Letters of British Columbia’s Residential Tenancy Branch: a hearing, its evidence and what it decided. */
import type { Rule } from '@plainletter/contracts/rule'

const HEARING = {
  country: 'ca',
  kinds: ['OTHER', 'COURT_CLAIM'],
  regions: ['CA-BC'],
  checkedOn: '2026-11-23',
  checkBy: '2027-05-31',
  when: {
    all: [
      { says: ['residential tenancy branch', 'dispute access code', 'residential tenancies'] },
      {
        says: [
          'dispute resolution proceeding',
          'dispute resolution hearing',
          'notice of dispute resolution',
          'hearing date',
          'date of hearing',
        ],
      },
      { says: ['evidence'] },
    ],
  },
} satisfies Partial<Rule>

const RULES = {
  title: 'Residential Tenancy Branch Rules of Procedure (British Columbia)',
  url: 'https://www2.gov.bc.ca/assets/gov/housing-and-tenancy/residential-tenancies/rop.pdf',
  inForceFrom: '2021-01-01',
}
const DECIDED = {
  ...HEARING,
  kinds: ['OTHER', 'COURT_JUDGMENT'],
  when: {
    all: [
      { says: ['residential tenancy branch'] },
      { says: ['order of possession', 'monetary order', 'decision'] },
      { says: ['i grant', 'is granted', 'i order', 'i dismiss', 'is dismissed', 'arbitrator'] },
    ],
  },
} satisfies Partial<Rule>

const REVIEW = {
  title: 'Residential Tenancy Act (BC, British Columbia), S.B.C. 2002, c. 78',
  provision: 'sections 79 and 80 (review, and its time)',
  url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/02078_01',
  inForceFrom: '2004-01-01',
}

const EVIDENCE = { ...RULES, provision: 'rules 3.14, 3.15 and 3.17 (evidence and late evidence)' }

export const RTB_HEARING: readonly Rule[] = [
  {
    ...HEARING,
    kinds: ['OTHER'],
    id: 'ca.rtb.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The Residential Tenancy Branch will hear a case about a rented home. It tells you by when your proof must be there.',
    authority: EVIDENCE,
  },
  {
    ...HEARING,
    kinds: ['OTHER'],
    id: 'ca.rtb.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'This is a real hearing, and its decision binds you. Nobody has decided against you yet.',
    authority: {
      title: 'Residential Tenancy Act (BC, British Columbia), S.B.C. 2002, c. 78',
      provision: 'sections 58, 59 and 77 (dispute resolution)',
      url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/02078_01',
      inForceFrom: '2004-01-01',
    },
  },
  {
    ...HEARING,
    id: 'ca.rtb.evidence-days',
    kind: 'right',
    rank: 3,
    says: 'Proof must be with the Branch and the other side not less than seven days before the hearing, or 14 if you made the claim. Neither end day counts, so be a day early.',
    authority: EVIDENCE,
  },
  {
    ...HEARING,
    id: 'ca.rtb.late-evidence',
    kind: 'right',
    rank: 5,
    says: 'Late proof can be refused. If it is new, send it all the same and ask at the hearing that it be taken. Say why it could not come before.',
    authority: EVIDENCE,
  },
  {
    ...HEARING,
    id: 'ca.rtb.step-serve',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Upload your photos, messages and receipts now. Give the other side the same papers by hand or registered mail, and keep proof of it.',
    authority: {
      title: 'Residential Tenancy Act (BC, British Columbia), S.B.C. 2002, c. 78',
      provision: 'sections 88 to 90 (how to serve papers, and when they count as received)',
      url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/02078_01',
      inForceFrom: '2004-01-01',
    },
  },
  {
    ...HEARING,
    id: 'ca.rtb.step-attend',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Take part in the hearing at its time, in most cases by phone. If you do not, it can go on without you. Give the access code to nobody.',
    authority: { ...RULES, provision: 'rules 7.1 to 7.3 (attending the hearing)' },
  },
  {
    ...DECIDED,
    id: 'ca.rtb.review',
    kind: 'right',
    rank: 2,
    says: 'You can ask for a review in two days for an order of possession, five for repairs and most other notices, 15 for the rest. We count from the day you get it.',
    authority: REVIEW,
  },
  {
    ...DECIDED,
    id: 'ca.rtb.step-review',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'See if a ground fits: you could not come, new proof, fraud, or an error in how it was done. If so, apply today. The order goes on unless it is stopped.',
    authority: REVIEW,
  },
]
