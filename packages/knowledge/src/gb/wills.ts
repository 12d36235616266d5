/** What someone left: wills, claims on them and those who settle them. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const WILL_SAID: Test = {
  says: [
    'the will',
    'his will',
    'her will',
    'last will',
    'executors',
    'executor',
    'probate',
    'grant of probate',
  ],
}
const FAMILY_SAID: Test = {
  says: [
    'late father',
    'late mother',
    'late husband',
    'late wife',
    'late partner',
    'my father',
    'my mother',
    'my dad',
    'my mum',
    'my stepmother',
    'stepmother',
    'stepfather',
    'dad died',
    'mum died',
    'died',
    'the estate',
  ],
}
const NO_SHARE_SAID: Test = {
  says: [
    'receive nothing',
    'nothing',
    'left out',
    'cut out',
    'no claim',
    'make a claim',
    'contest',
    'challenge',
    'not well when',
    'not of sound mind',
    'everything to',
    'whole of the estate',
    'changed the will',
    'new will',
  ],
}
const WILL_LAW: Authority = {
  title: 'Inheritance (Provision for Family and Dependants) Act 1975',
  provision:
    'sections 1 to 4, with Ilott v The Blue Cross [2017] UKSC 17 (a claim within six months of probate)',
  url: 'https://www.legislation.gov.uk/ukpga/1975/63/section/4',
  inForceFrom: '1976-04-01',
}
const SIGNED_LAW: Authority = {
  title: 'Wills Act 1837',
  provision:
    'section 9 (signed, with two witnesses), with Banks v Goodfellow (1870) LR 5 QB 549 (sound mind)',
  url: 'https://www.legislation.gov.uk/ukpga/Will4and1Vict/7/26/section/9',
  inForceFrom: '2024-02-01',
}
const ESTATE_LAW: Authority = {
  title: 'Administration of Estates Act 1925',
  provision: 'sections 25, 44, 46 and 55 (what those who settle the estate must do)',
  url: 'https://www.legislation.gov.uk/ukpga/Geo5/15-16/23/section/25',
  inForceFrom: '2014-10-01',
}

const WILL_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY', 'LETTER_BEFORE_CLAIM', 'CEASE_AND_DESIST'],
  when: { all: [WILL_SAID, FAMILY_SAID, NO_SHARE_SAID] },
} satisfies Partial<Rule>

const WILL_LETTER_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER'],
  when: { all: [WILL_SAID, FAMILY_SAID, NO_SHARE_SAID] },
} satisfies Partial<Rule>

export const WILLS: readonly Rule[] = [
  {
    ...WILL_LETTER_ROW,
    id: 'gb.will.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The letter is about what someone left. It may want you to give up a claim. You need not sign anything now.',
    authority: WILL_LAW,
  },
  {
    ...WILL_ROW,
    id: 'gb.will.right-claim',
    kind: 'right',
    rank: 6,
    says: 'A wife, husband, partner, child or dependant can ask a court for a fair share. The time is six months from the grant of probate.',
    authority: WILL_LAW,
  },
  {
    ...WILL_ROW,
    id: 'gb.will.right-valid',
    kind: 'right',
    rank: 7,
    says: 'A will counts only if it was signed before two witnesses by someone of sound mind, and not under pressure. You can ask the solicitor for the file on how it was made.',
    authority: SIGNED_LAW,
  },
  {
    ...WILL_ROW,
    id: 'gb.will.right-account',
    kind: 'right',
    rank: 9,
    says: 'Those who settle the estate must collect it, pay the debts and share it out. They can be asked for a list and accounts.',
    authority: ESTATE_LAW,
  },
  {
    ...WILL_ROW,
    id: 'gb.will.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'See a solicitor for wills before the six months end, and sign nothing first. If probate is not granted yet, ask about a block on it (caveat).',
    authority: SIGNED_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.will.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      [
        'the will',
        'his will',
        'her will',
        'dads will',
        'mums will',
        'nans will',
        'a new will',
        'the will was',
        'will 2 weeks before',
        'probate',
        'executors',
      ],
      [
        'contest',
        'challenge',
        'nothing',
        'left out',
        'cut out',
        'changed',
        'everything to',
        'unfair',
        'forged',
        'new wife',
        'carer',
        'stepmother',
        'step mother',
        'got everything',
        'get anything',
        'cut me out',
        'left me nothing',
        'influence',
        'before he died',
        'before she died',
        'dementia',
        'weeks before',
        'on his deathbed',
        'changed dads will',
        'changed mums will',
      ],
    ],
    verdict: 'it_depends',
    says: 'A wife, husband, partner, child or dependant can ask a court for a fair share within six months of probate. A will also fails if it was not signed right, or made under pressure.',
    authority: WILL_LAW,
  },
]
