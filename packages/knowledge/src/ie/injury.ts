/** Claims for an injury, and the Injuries Resolution Board. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const INJURED_SAID: Test = {
  says: [
    'injured',
    'injury',
    'negligence',
    'misdiagnosed',
    'misdiagnosis',
    'injuries resolution board',
    'whiplash',
  ],
}

const INJURY_LAW: Authority = {
  title: 'Statute of Limitations (Amendment) Act 1991',
  provision: 'section 3, with Civil Liability and Courts Act 2004, sections 7 and 8',
  url: 'https://www.irishstatutebook.ie/eli/1991/act/18/enacted/en/html',
  inForceFrom: '2005-03-31',
}

const INJURY_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [INJURED_SAID] },
} satisfies Partial<Rule>

const BOARD_SAID: Test = {
  says: [
    'injuries resolution board',
    'personal injuries assessment board',
    'application for assessment',
  ],
}

const BOARD_LAW: Authority = {
  title: 'Personal Injuries Assessment Board Act 2003',
  provision: 'sections 11 to 32 (Injuries Resolution Board)',
  url: 'https://www.irishstatutebook.ie/eli/2003/act/46/enacted/en/html',
  inForceFrom: '2023-02-13',
}

const BOARD_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [BOARD_SAID] },
} satisfies Partial<Rule>

const BOARD_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER'],
  when: { all: [BOARD_SAID] },
} satisfies Partial<Rule>

export const INJURY: readonly Rule[] = [
  {
    ...INJURY_ROW,
    id: 'ie.injury.right-time',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    says: 'An injury claim must begin within two years. Write to the other side within one month. Most claims go first to the Injuries Resolution Board.',
    authority: INJURY_LAW,
  },
  {
    ...BOARD_LETTER_ROW,
    id: 'ie.board.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Someone says that you are to blame for an injury. The Board asks if it may assess the claim.',
    authority: BOARD_LAW,
  },
  {
    ...BOARD_ROW,
    id: 'ie.board.right-choice',
    kind: 'right',
    rank: 6,
    says: 'You have 90 days to agree to the assessment or not. To agree does not mean that you admit fault. If you say nothing, that counts as a yes.',
    authority: BOARD_LAW,
  },
  {
    ...BOARD_ROW,
    id: 'ie.board.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Send the letter to your insurer today and admit nothing. Write down what happened, with names and photos.',
    authority: BOARD_LAW,
  },
]
