/** The last answer of a firm to a complaint, and who can look at it next. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-consumer.ts'

const LAWS = {
  obsiOnly: {
    title: 'Financial Consumer Protection Framework Regulations (Bank Act)',
    provision: 'complaints: 56 days for the bank, then OBSI, free',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2021-181/',
    inForceFrom: '2024-11-01',
  },
  obsiTime: {
    title: 'Ombudsman for Banking Services and Investments',
    provision: 'time limit: 180 days from the final answer of the firm',
    url: 'https://www.obsi.ca/',
    inForceFrom: '2018-01-01',
  },
} as const satisfies Record<string, Authority>

const REFUSED = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['complaint_refused'],
} satisfies Partial<Rule>

const OF_BANKS = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['complaint_refused'],
  when: {
    all: [
      {
        says: [
          'obsi',
          'ombudsman for banking services',
          'ombudsman for banking services and investments',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const OF_OTHERS = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['complaint_refused'],
  when: {
    not: [
      {
        says: [
          'obsi',
          'ombudsman for banking services',
          'ombudsman for banking services and investments',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const COMPLAINT_REFUSED: readonly Rule[] = [
  {
    ...REFUSED,
    id: 'ca.refused.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'It is the last word of the firm, not of your case. Someone independent can look at it afresh.',
    authority: LAWS.obsiOnly,
  },
  {
    ...OF_BANKS,
    id: 'ca.refused.deadline',
    kind: 'deadline',
    rank: 3,
    weight: 'main',
    terms: { trigger: 'letter', count: 180, unit: 'days', roll: 'none' },
    example: {
      clause: '180 days from the final answer of the firm',
      trigger: '2026-11-12',
      result: '2027-05-11',
    },
    says: 'You have 180 days from the final answer.',
    action: 'Send your complaint to OBSI',
    consequence: 'After that OBSI can refuse to look at it.',
    authority: LAWS.obsiTime,
  },
  {
    ...OF_BANKS,
    id: 'ca.refused.right-free',
    kind: 'right',
    rank: 2,
    says: 'OBSI is free for you and you need no lawyer. Since 1 November 2024 it is the one body for all banks.',
    authority: LAWS.obsiOnly,
  },
  {
    ...OF_BANKS,
    id: 'ca.refused.right-court',
    kind: 'right',
    rank: 4,
    says: 'OBSI recommends, and firms mostly follow. You can still go to court if you do not agree.',
    authority: LAWS.obsiTime,
  },
  {
    ...OF_BANKS,
    id: 'ca.refused.step-send',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Keep this letter. Complain online to OBSI, with your statements and notes of calls.',
    authority: LAWS.obsiTime,
  },
  {
    ...REFUSED,
    id: 'ca.refused.option-body',
    kind: 'option',
    option: 'complain',
    rank: 4,
    title: 'Go to the free complaints body',
    cost: 'Free.',
    time: 'Some months.',
    risk: 'Low. You pay nothing if you lose.',
    bestFor: 'You still think that the firm was wrong.',
    says: 'Say what went wrong, what you lost and what you want, and add this letter.',
    authority: LAWS.obsiOnly,
  },
  {
    ...OF_OTHERS,
    id: 'ca.refused.right-others',
    kind: 'right',
    rank: 3,
    says: 'For phone, internet and TV it is the CCTS, free and mostly within one year. For insurance, the letter must name the free body.',
    authority: LAW.ccts,
  },
  {
    ...OF_OTHERS,
    id: 'ca.refused.step-others',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Keep this letter and look for the body that it names. Send it your papers soon.',
    authority: LAW.ccts,
  },
]
