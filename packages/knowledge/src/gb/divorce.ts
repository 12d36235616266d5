/** Papers of a divorce in England and Wales: the reply, what can and cannot be disputed, and the money, which is a case of its own. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const PAPER = {
  ...CHECKED,
  kinds: ['OTHER', 'COURT_CLAIM'],
  papers: ['divorce_papers'],
} satisfies Partial<Rule>
const DIVORCE = { ...PAPER, nations: ENGLAND_AND_WALES } satisfies Partial<Rule>

function causes(provision: string, section: string): Authority {
  return {
    title: 'Matrimonial Causes Act 1973',
    provision,
    url: `${LEGISLATION}/ukpga/1973/18/section/${section}`,
    inForceFrom: '2022-04-06',
  }
}
const END = causes('section 1, as changed by Divorce, Dissolution and Separation Act 2020', '1')
const MONEY = causes('sections 22 to 25', '23')
const BEFORE_FINAL = causes('section 10(2) to (4)', '10')
const NEW_MARRIAGE = causes('section 28(3)', '28')
const RULES: Authority = {
  title: 'Family Procedure Rules 2010',
  provision: 'Part 7 (reply within 14 days, answer within 21 more)',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/family/parts/part_07',
  inForceFrom: '2022-04-06',
}
const HOME: Authority = {
  title: 'Family Law Act 1996',
  provision: 'sections 30 and 31 (home rights)',
  url: `${LEGISLATION}/ukpga/1996/27/section/30`,
  inForceFrom: '1997-10-01',
}
const CHILDREN: Authority = {
  title: 'Children Act 1989',
  provision: 'section 8 (child arrangements orders)',
  url: `${LEGISLATION}/ukpga/1989/41/section/8`,
  inForceFrom: '2014-04-22',
}

export const DIVORCE_PAPERS: readonly Rule[] = [
  {
    ...DIVORCE,
    id: 'gb.divorce-papers.deadline',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 14, unit: 'days', roll: 'none' },
    says: 'You have 14 days from getting the papers to send the acknowledgement of service.',
    action: 'Send your reply (acknowledgement of service)',
    consequence:
      'The divorce can go on without you, and you may have to pay for the papers to be handed to you.',
    weight: 'main',
    example: {
      clause:
        'Family Procedure Rules, Part 7: 14 days from service, counted here from the date of the letter to be safe',
      trigger: '2026-11-02',
      result: '2026-11-16',
    },
    authority: RULES,
  },
  {
    ...DIVORCE,
    id: 'gb.divorce-papers.no-blame',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'Nobody is blamed. It is enough that one of you says the marriage is over, so not wanting it does not stop it.',
    authority: END,
  },
  {
    ...DIVORCE,
    id: 'gb.divorce-papers.time',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 4,
    says: 'It takes at least 26 weeks: 20 weeks to the conditional order, and six more to the final order. You are married until then.',
    authority: END,
  },
  {
    ...DIVORCE,
    id: 'gb.divorce-papers.right-dispute',
    kind: 'right',
    rank: 4,
    says: 'You can dispute it only for a legal reason. The court has no power over it, the marriage is not valid, or it has ended already.',
    authority: RULES,
  },
  {
    ...DIVORCE,
    id: 'gb.divorce-papers.right-money',
    kind: 'right',
    rank: 5,
    says: 'Home, savings, pensions and debts are a case of their own. The divorce does not settle them, and you can ask the court for a fair share.',
    authority: MONEY,
  },
  {
    ...DIVORCE,
    id: 'gb.divorce-papers.right-before-final',
    kind: 'right',
    rank: 6,
    says: 'If money is not settled, you can ask the court to look at your position before the final order.',
    authority: BEFORE_FINAL,
  },
  {
    ...DIVORCE,
    id: 'gb.divorce-papers.children',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 5,
    says: 'These papers decide nothing about your children. That is agreed between you, or asked of the court apart.',
    authority: CHILDREN,
  },
  {
    ...DIVORCE,
    id: 'gb.divorce-papers.warning-new-marriage',
    kind: 'warning',
    severity: 'medium',
    rank: 5,
    says: 'Do not marry again before you have asked the court about money. After that you can lose the right to ask.',
    authority: NEW_MARRIAGE,
  },
  {
    ...DIVORCE,
    id: 'gb.divorce-papers.home-rights',
    kind: 'insight',
    severity: 'medium',
    rank: 5,
    says: 'Is the home only in the name of your partner? You may live there, and you can stop a sale behind your back.',
    actionable: 'Ask the Land Registry to note your home rights. It is free.',
    confidence: 0.7,
    authority: HOME,
  },
  {
    ...DIVORCE,
    id: 'gb.divorce-papers.step-reply',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Send the acknowledgement of service in time, online with the code in the letter or on the form. It does not mean that you agree about money.',
    authority: RULES,
  },
  {
    ...DIVORCE,
    id: 'gb.divorce-papers.step-check',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Check the names, the day of the marriage and the addresses. Say in the reply what is wrong.',
    authority: RULES,
  },
  {
    ...DIVORCE,
    id: 'gb.divorce-papers.step-list',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'List the home, accounts, pensions and debts of you both. Sign nothing about money before advice.',
    authority: MONEY,
  },
  {
    ...DIVORCE,
    id: 'gb.divorce-papers.option-reply',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Reply and let it go on',
    says: 'Send the reply, and use the 20 weeks to settle money and children.',
    cost: 'Nothing for the reply.',
    time: 'A few minutes.',
    risk: 'Money stays open until there is an order about it.',
    bestFor: 'You have no legal reason against the divorce.',
    authority: RULES,
  },
  {
    ...DIVORCE,
    id: 'gb.divorce-papers.option-money',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    title: 'Settle the money in a court order',
    says: 'Agree with a mediator or a solicitor, and ask the court to make it an order (consent order).',
    cost: 'A court fee, and the mediator or solicitor.',
    time: 'Some months.',
    risk: 'Without an order, claims stay open for years.',
    bestFor: 'You have a home, pensions, savings or debts.',
    authority: MONEY,
  },
  {
    ...DIVORCE,
    id: 'gb.divorce-papers.option-dispute',
    kind: 'option',
    option: 'defend',
    rank: 7,
    title: 'Dispute it for a legal reason',
    says: 'Say so in the reply. Then send an answer form within 21 days of the day the reply was due.',
    cost: 'A court fee, and often a solicitor.',
    time: 'Some months.',
    risk: 'You can have to pay costs if there was no legal reason.',
    bestFor: 'Another country should decide, or the marriage is not valid.',
    authority: RULES,
  },
]
