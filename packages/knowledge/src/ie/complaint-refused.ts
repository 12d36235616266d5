/** The last answer of a firm to a complaint, and the ombudsman who can look at it next. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'

const LAWS = {
  fspoDo: {
    title: 'Financial Services and Pensions Ombudsman Act 2017',
    provision: 'sections 12 and 60 to 64 (free, mediation, decision and appeal)',
    url: 'https://www.irishstatutebook.ie/eli/2017/act/22/enacted/en/html',
    inForceFrom: '2018-01-01',
  },
  ombudsman: {
    title: 'Ombudsman Act 1980',
    provision: 'section 4 (complaints about public bodies, 12 months)',
    url: 'https://revisedacts.lawreform.ie/eli/1980/act/26/revised/en/html',
    inForceFrom: '1983-07-07',
  },
} as const satisfies Record<string, Authority>

const REFUSED = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['complaint_refused'],
} satisfies Partial<Rule>

const OF_MONEY = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['complaint_refused'],
  when: {
    any: [
      {
        says: ['financial services and pensions ombudsman', 'fspo', 'financial services ombudsman'],
      },
    ],
  },
} satisfies Partial<Rule>

const OF_OFFICES = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['complaint_refused'],
  when: {
    not: [
      {
        says: ['financial services and pensions ombudsman', 'fspo', 'financial services ombudsman'],
      },
    ],
  },
} satisfies Partial<Rule>

export const COMPLAINT_REFUSED: readonly Rule[] = [
  {
    ...REFUSED,
    id: 'ie.refused.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'It is the last word of the firm, not of your case. Someone independent can look at it afresh.',
    authority: LAWS.fspoDo,
  },
  {
    ...OF_MONEY,
    id: 'ie.refused.right-free',
    kind: 'right',
    rank: 3,
    says: 'The Financial Services and Pensions Ombudsman is free for you. You need no lawyer.',
    authority: LAWS.fspoDo,
  },
  {
    ...OF_MONEY,
    id: 'ie.refused.right-time',
    kind: 'right',
    rank: 4,
    says: 'For most products you have six years from what went wrong. For long ones, like pensions and life cover, it can be three years from when you knew.',
    authority: LAW.fspo,
  },
  {
    ...OF_MONEY,
    id: 'ie.refused.right-binding',
    kind: 'right',
    rank: 5,
    says: 'The Ombudsman first tries to settle it by talks. A decision binds the firm, and can put things right or award money.',
    authority: LAWS.fspoDo,
  },
  {
    ...OF_MONEY,
    id: 'ie.refused.warn-binding',
    kind: 'warning',
    severity: 'medium',
    rank: 6,
    says: 'A formal decision binds you too. Only the High Court can change it, and you have 35 days to appeal.',
    authority: LAWS.fspoDo,
  },
  {
    ...OF_MONEY,
    id: 'ie.refused.step-gather',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Keep this letter: the Ombudsman asks for the final response. Put your letters, statements and notes of calls with it.',
    authority: LAWS.fspoDo,
  },
  {
    ...OF_MONEY,
    id: 'ie.refused.step-send',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Complain online to the Ombudsman. Say what went wrong, what you lost and what you want.',
    authority: LAWS.fspoDo,
  },
  {
    ...OF_MONEY,
    id: 'ie.refused.option-ombudsman',
    kind: 'option',
    option: 'complain',
    rank: 3,
    title: 'Go to the Ombudsman',
    cost: 'Free.',
    time: 'Some months.',
    risk: 'Low. You pay nothing if you lose.',
    bestFor: 'You still think that the firm was wrong.',
    says: 'Send the form with this letter. Do not start a court case on the same thing first.',
    authority: LAWS.fspoDo,
  },
  {
    ...OF_MONEY,
    id: 'ie.refused.step-pay',
    kind: 'step',
    list: 'general',
    rank: 6,
    says: 'Go on with payments that you do not dispute. Then no new debt grows.',
    authority: LAWS.fspoDo,
  },
  {
    ...OF_OFFICES,
    id: 'ie.refused.right-public',
    kind: 'right',
    rank: 5,
    says: 'For a public body, like a council or the HSE, the Ombudsman is free. You mostly have 12 months from what went wrong.',
    authority: LAWS.ombudsman,
  },
  {
    ...OF_OFFICES,
    id: 'ie.refused.right-small',
    kind: 'right',
    rank: 6,
    says: 'For a firm that sold you goods or services, the small claims procedure takes claims of up to €2,000.',
    authority: LAW.small,
  },
  {
    ...OF_OFFICES,
    id: 'ie.refused.step-other',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Look in the letter for the ombudsman that it names. Send it this answer and your papers soon.',
    authority: LAWS.ombudsman,
  },
]
