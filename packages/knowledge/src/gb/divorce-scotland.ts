/** Papers of a divorce in Scotland. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const PAPER = {
  ...CHECKED,
  kinds: ['OTHER', 'COURT_CLAIM'],
  papers: ['divorce_papers'],
} satisfies Partial<Rule>
const SCOTS = { ...PAPER, nations: ['scotland'] } satisfies Partial<Rule>
const SCOTS_END: Authority = {
  title: 'Divorce (Scotland) Act 1976',
  provision: 'section 1',
  url: `${LEGISLATION}/ukpga/1976/39/section/1`,
  inForceFrom: '2006-05-04',
}
const SCOTS_MONEY: Authority = {
  title: 'Family Law (Scotland) Act 1985',
  provision: 'sections 8 to 14',
  url: `${LEGISLATION}/ukpga/1985/37/section/8`,
  inForceFrom: '1986-09-01',
}
const SCOTS_HOME: Authority = {
  title: 'Matrimonial Homes (Family Protection) (Scotland) Act 1981',
  provision: 'sections 1 and 6 (the right to live in the home)',
  url: `${LEGISLATION}/ukpga/1981/59/section/1`,
  inForceFrom: '1982-09-01',
}
const SCOTS_CHILDREN: Authority = {
  title: 'Children (Scotland) Act 1995',
  provision: 'section 11 (orders about children)',
  url: `${LEGISLATION}/ukpga/1995/36/section/11`,
  inForceFrom: '1996-11-01',
}
const SCOTS_RULES: Authority = {
  title: 'Ordinary Cause Rules 1993 (Sheriff Courts (Scotland) Act 1907, Schedule 1)',
  provision: 'rules 3.6 and 33.34 (21 days to say that you defend)',
  url: `${LEGISLATION}/ukpga/Edw7/7/51/schedule/1`,
  inForceFrom: '1994-01-01',
}

export const DIVORCE_SCOTLAND: readonly Rule[] = [
  {
    ...SCOTS,
    id: 'gb.divorce-papers.scotland-deadline',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 21, unit: 'days', roll: 'none' },
    says: 'You have 21 days from getting the papers to tell the court that you want to defend.',
    action: 'Tell the court if you want to defend',
    consequence: 'The divorce can be granted without you.',
    weight: 'main',
    example: {
      clause:
        'Ordinary Cause Rules: 21 days from service, counted here from the date of the letter to be safe',
      trigger: '2026-11-02',
      result: '2026-11-23',
    },
    authority: SCOTS_RULES,
  },
  {
    ...SCOTS,
    id: 'gb.divorce-papers.scotland-reasons',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'In Scotland there must be a reason. Most often it is one year apart with your consent, or two years apart without it.',
    authority: SCOTS_END,
  },
  {
    ...SCOTS,
    id: 'gb.divorce-papers.scotland-right-consent',
    kind: 'right',
    rank: 4,
    says: 'After one year apart it needs your written consent. You may refuse, and you may take it back later.',
    authority: SCOTS_END,
  },
  {
    ...SCOTS,
    id: 'gb.divorce-papers.scotland-right-money',
    kind: 'right',
    rank: 5,
    says: 'You can ask for a fair share of what you built up in the marriage: home, savings and pensions. Debts count too.',
    authority: SCOTS_MONEY,
  },
  {
    ...SCOTS,
    id: 'gb.divorce-papers.scotland-warning-money',
    kind: 'warning',
    severity: 'high',
    rank: 4,
    says: 'Ask for money, the home or pension before the divorce is granted. Afterwards it is as a rule too late.',
    authority: SCOTS_MONEY,
  },
  {
    ...SCOTS,
    id: 'gb.divorce-papers.scotland-step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'See a solicitor within the 21 days, before you sign a consent. Ask if legal aid can pay.',
    authority: SCOTS_RULES,
  },
  {
    ...SCOTS,
    id: 'gb.divorce-papers.scotland-children',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 5,
    says: 'Where children live and whom they see is agreed between you. If that fails, the court decides what is best for the child.',
    authority: SCOTS_CHILDREN,
  },
  {
    ...SCOTS,
    id: 'gb.divorce-papers.scotland-home',
    kind: 'insight',
    severity: 'medium',
    rank: 5,
    says: 'Is the home only in the name of your partner? You may live in it until a court or the divorce ends that.',
    actionable: 'Do not move out or sign anything about the home before you have advice.',
    confidence: 0.7,
    authority: SCOTS_HOME,
  },
  {
    ...SCOTS,
    id: 'gb.divorce-papers.scotland-option-consent',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Let the divorce go on',
    says: 'Sign the consent if it is needed, once money and children are settled.',
    cost: 'Nothing.',
    time: 'Some weeks.',
    risk: 'Claims for money end with the divorce.',
    bestFor: 'You agree, and nothing about money is open.',
    authority: SCOTS_END,
  },
  {
    ...SCOTS,
    id: 'gb.divorce-papers.scotland-option-defend',
    kind: 'option',
    option: 'defend',
    rank: 5,
    title: 'Tell the court that you defend',
    says: 'Send the notice of intention to defend, also if you only want to ask for money or about children.',
    cost: 'A court fee and a solicitor, or legal aid.',
    time: 'Some months.',
    risk: 'Costs can grow.',
    bestFor: 'Money, the home or children are not settled.',
    authority: SCOTS_RULES,
  },
]
