/** The last answer of a firm to a complaint, and who can look at it next. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'

const LAWS = {
  afcaTime: {
    title: 'Australian Financial Complaints Authority: Complaint Resolution Scheme Rules',
    provision: 'time limits (two years from the final answer)',
    url: 'https://www.afca.org.au/',
    inForceFrom: '2018-11-01',
  },
} as const satisfies Record<string, Authority>

const AFCA = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  when: {
    all: [
      { says: ['australian financial complaints authority', 'afca'] },
      {
        says: [
          'final response',
          'final decision',
          'outcome of your complaint',
          'not uphold',
          'your complaint',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const OTHERS = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['complaint_refused'],
  when: { not: [{ says: ['australian financial complaints authority', 'afca'] }] },
} satisfies Partial<Rule>

export const COMPLAINT_REFUSED: readonly Rule[] = [
  {
    ...AFCA,
    id: 'au.refused.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'It is the last word of the firm, not of your case. AFCA can look at it afresh.',
    authority: LAW.afca,
  },
  {
    ...AFCA,
    id: 'au.refused.deadline',
    kind: 'deadline',
    rank: 3,
    weight: 'main',
    terms: { trigger: 'letter', count: 24, unit: 'months', roll: 'none' },
    example: {
      clause: 'Two years from the final answer of the firm',
      trigger: '2026-11-12',
      result: '2028-11-12',
    },
    says: 'You mostly have two years from the final answer. Sooner is better while papers and memories are fresh.',
    action: 'Send your complaint to AFCA',
    consequence: 'After that AFCA can refuse to look at it.',
    authority: LAWS.afcaTime,
  },
  {
    ...AFCA,
    id: 'au.refused.right-free',
    kind: 'right',
    rank: 2,
    says: 'AFCA is free for you and you need no lawyer.',
    authority: LAW.afca,
  },
  {
    ...AFCA,
    id: 'au.refused.right-bind',
    kind: 'right',
    rank: 3,
    says: 'If you accept its decision, the firm must do what it says. If you do not, you can still go to court.',
    authority: LAW.afca,
  },
  {
    ...AFCA,
    id: 'au.refused.step-gather',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Keep this letter. Put your letters, statements and notes of calls with it.',
    authority: LAW.afca,
  },
  {
    ...AFCA,
    id: 'au.refused.option-afca',
    kind: 'option',
    option: 'complain',
    rank: 4,
    title: 'Go to AFCA',
    cost: 'Free.',
    time: 'Some months.',
    risk: 'Low. You pay nothing if you lose.',
    bestFor: 'You still think that the firm was wrong.',
    says: 'Complain online. Say what went wrong, what you lost and what you want.',
    authority: LAW.afca,
  },
  {
    ...OTHERS,
    id: 'au.refused.reality-ombudsman',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'It is the last word of the firm, not of your case. An ombudsman can look at it afresh.',
    authority: LAW.accc,
  },
  {
    ...OTHERS,
    id: 'au.refused.right-ombudsman',
    kind: 'right',
    rank: 2,
    says: 'The ombudsman is free and takes no side. For phone and internet it is the TIO, for power and water the one of your state.',
    authority: LAW.tio,
  },
  {
    ...OTHERS,
    id: 'au.refused.right-tribunal',
    kind: 'right',
    rank: 4,
    says: 'For goods and services you can also go to the tribunal of your state. It is cheap, and you mostly need no lawyer.',
    authority: LAW.guarantees,
  },
  {
    ...OTHERS,
    id: 'au.refused.step-gather-all',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Keep this letter. Put your bills, emails and notes of calls with it, and send them to the ombudsman soon.',
    authority: LAW.tio,
  },
  {
    ...OTHERS,
    id: 'au.refused.step-pay',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Pay the part that you do not dispute. Ask the firm not to cut you off while the ombudsman looks at it.',
    authority: LAW.tio,
  },
  {
    ...OTHERS,
    id: 'au.refused.option-ombudsman',
    kind: 'option',
    option: 'complain',
    rank: 4,
    title: 'Go to the ombudsman',
    cost: 'Free.',
    time: 'Some weeks or months.',
    risk: 'Low. You pay nothing if you lose.',
    bestFor: 'You still think that the firm was wrong.',
    says: 'Complain online or by phone. Say what went wrong and what you want.',
    authority: LAW.tio,
  },
]
