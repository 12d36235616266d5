/** Refusals on residence, visas and citizenship. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const STAMP_SAID: Test = {
  says: [
    'irp',
    'stamp 1',
    'stamp 2',
    'stamp 4',
    'permission to remain',
    'permission to reside',
    'immigration service',
    'registration certificate',
    'visa',
  ],
}
const REFUSED_SAID: Test = {
  says: ['refused', 'refusal', 'not been granted', 'unsuccessful', 'rejected'],
}
const DEPORT_SAID: Test = { says: ['deportation', 'proposal to deport', 'deport', 'deported'] }
const CITIZEN_SAID: Test = {
  says: ['citizenship', 'naturalisation', 'certificate of naturalisation'],
}
const STAY_LAW: Authority = {
  title: 'Immigration Act 2004',
  provision: 'sections 4 to 9 (permission to stay and registration)',
  url: 'https://www.irishstatutebook.ie/eli/2004/act/1/enacted/en/html',
  inForceFrom: '2004-02-13',
}
const DEPORT_LAW: Authority = {
  title: 'Immigration Act 1999',
  provision: 'section 3 (notice before deportation: 15 working days to answer)',
  url: 'https://www.irishstatutebook.ie/eli/1999/act/22/enacted/en/html',
  inForceFrom: '1999-07-07',
}
const CITIZEN_LAW: Authority = {
  title: 'Irish Nationality and Citizenship Act 1956',
  provision: 'sections 14 to 16 (naturalisation)',
  url: 'https://www.irishstatutebook.ie/eli/1956/act/26/enacted/en/html',
  inForceFrom: '1956-07-17',
}
const STAY_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [STAMP_SAID, REFUSED_SAID] },
} satisfies Partial<Rule>

const STAY_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER'],
  when: { all: [STAMP_SAID, REFUSED_SAID] },
} satisfies Partial<Rule>

const DEPORT_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [DEPORT_SAID] },
} satisfies Partial<Rule>

const CITIZEN_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [CITIZEN_SAID, REFUSED_SAID] },
} satisfies Partial<Rule>

export const RESIDENCE: readonly Rule[] = [
  {
    ...STAY_LETTER_ROW,
    id: 'ie.stay.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The immigration service has said no to what you asked for. The letter says if you can appeal or ask for a review, and by when.',
    authority: STAY_LAW,
  },
  {
    ...STAY_ROW,
    id: 'ie.stay.right',
    kind: 'right',
    rank: 6,
    says: 'You have a right to the reasons in writing. A refused visa can be appealed for free, in most cases within two months.',
    authority: STAY_LAW,
  },
  {
    ...STAY_ROW,
    id: 'ie.stay.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Get advice this week from a solicitor or the Immigrant Council of Ireland. Do not let your permission run out: apply to renew it in time.',
    authority: STAY_LAW,
  },
  {
    ...DEPORT_ROW,
    id: 'ie.stay.right-deport',
    kind: 'right',
    rank: 4,
    says: 'Before a deportation order you get a letter and 15 working days to say why you should stay. Get a solicitor now; the Legal Aid Board can help.',
    authority: DEPORT_LAW,
  },
  {
    ...CITIZEN_ROW,
    id: 'ie.stay.know-citizen',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 7,
    says: 'There is no appeal against a refusal of citizenship. You can apply again. A court can check if it was decided fairly.',
    authority: CITIZEN_LAW,
  },
]
