/** Papers of a divorce in Northern Ireland. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const PAPER = {
  ...CHECKED,
  kinds: ['OTHER', 'COURT_CLAIM'],
  papers: ['divorce_papers'],
} satisfies Partial<Rule>
const NORTHERN = { ...PAPER, nations: ['northern_ireland'] } satisfies Partial<Rule>
const NORTHERN_END: Authority = {
  title: 'Matrimonial Causes (Northern Ireland) Order 1978',
  provision: 'articles 3 and 25 to 27',
  url: `${LEGISLATION}/nisi/1978/1045/contents`,
  inForceFrom: '1979-04-18',
}

const NORTHERN_CHILDREN: Authority = {
  title: 'Children (Northern Ireland) Order 1995',
  provision: 'article 8 (orders about children)',
  url: `${LEGISLATION}/nisi/1995/755/article/8`,
  inForceFrom: '1996-11-04',
}
const NORTHERN_HOME: Authority = {
  title: 'Family Homes and Domestic Violence (Northern Ireland) Order 1998',
  provision: 'article 4 (the right to live in the home)',
  url: `${LEGISLATION}/nisi/1998/1071/contents`,
  inForceFrom: '1999-03-29',
}

export const DIVORCE_NORTHERN_IRELAND: readonly Rule[] = [
  {
    ...NORTHERN,
    id: 'gb.divorce-papers.ni-reasons',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'In Northern Ireland there must be a reason. Most often it is two years apart with your consent, or five years apart without it.',
    authority: NORTHERN_END,
  },
  {
    ...NORTHERN,
    id: 'gb.divorce-papers.ni-right-consent',
    kind: 'right',
    rank: 4,
    says: 'After two years apart it needs your consent. You may refuse it.',
    authority: NORTHERN_END,
  },
  {
    ...NORTHERN,
    id: 'gb.divorce-papers.ni-right-money',
    kind: 'right',
    rank: 5,
    says: 'Home, savings, pensions and debts are a case of their own. You can ask the court for a fair share.',
    authority: NORTHERN_END,
  },
  {
    ...NORTHERN,
    id: 'gb.divorce-papers.ni-step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Send the acknowledgement of service back in the days that the papers give. See a solicitor before you sign a consent.',
    authority: NORTHERN_END,
  },
  {
    ...NORTHERN,
    id: 'gb.divorce-papers.ni-children',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 5,
    says: 'Where children live and whom they see is agreed between you. If that fails, the court decides what is best for the child.',
    authority: NORTHERN_CHILDREN,
  },
  {
    ...NORTHERN,
    id: 'gb.divorce-papers.ni-home',
    kind: 'insight',
    severity: 'medium',
    rank: 5,
    says: 'Is the home only in the name of your partner? You may live in it until a court or the divorce ends that.',
    actionable: 'Do not move out or sign anything about the home before you have advice.',
    confidence: 0.7,
    authority: NORTHERN_HOME,
  },
  {
    ...NORTHERN,
    id: 'gb.divorce-papers.ni-two-steps',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 4,
    says: 'It takes two steps: the decree nisi, and later the decree absolute. You are married until the second.',
    authority: NORTHERN_END,
  },
  {
    ...NORTHERN,
    id: 'gb.divorce-papers.ni-right-defend',
    kind: 'right',
    rank: 6,
    says: 'You can defend it if the reason in the papers is not true. You can also leave that alone and speak only about money and children.',
    authority: NORTHERN_END,
  },
  {
    ...NORTHERN,
    id: 'gb.divorce-papers.ni-option-reply',
    kind: 'option',
    option: 'comply',
    rank: 5,
    title: 'Reply and let it go on',
    says: 'Send the acknowledgement of service, once you know what it means for money and children.',
    cost: 'Nothing for the reply.',
    time: 'A few minutes.',
    risk: 'Consent to the divorce is hard to take back later.',
    bestFor: 'You agree, and a solicitor has seen the papers.',
    authority: NORTHERN_END,
  },
  {
    ...NORTHERN,
    id: 'gb.divorce-papers.ni-option-solicitor',
    kind: 'option',
    option: 'get_help',
    rank: 4,
    title: 'See a solicitor before you reply',
    says: 'Ask what the reason in the papers means for you, and what to ask for about money.',
    cost: 'Legal aid can pay if your income is low.',
    time: 'This week.',
    risk: 'None.',
    bestFor: 'Everyone who gets such papers.',
    authority: NORTHERN_END,
  },
]
