/** A notice that a bank closes an account: what goes beyond notice, basic account and ombudsman. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const PAPER = {
  ...CHECKED,
  kinds: ['OTHER'],
  papers: ['account_closing'],
} satisfies Partial<Rule>

const ENDING: Authority = {
  title: 'Payment Services Regulations 2017',
  provision: 'regulations 51 to 51D (end of an account)',
  url: 'https://www.legislation.gov.uk/uksi/2017/752/regulation/51',
  inForceFrom: '2026-04-28',
}
const SWITCH: Authority = {
  title: 'Payment Accounts Regulations 2015',
  provision: 'regulations 14 to 17 and Schedule 3 (switching)',
  url: 'https://www.legislation.gov.uk/uksi/2015/2038/part/3',
  inForceFrom: '2016-09-18',
}
const RECORDS: Authority = {
  title: 'UK General Data Protection Regulation',
  provision: 'Articles 15 and 16 (copy of data, correction)',
  url: 'https://www.legislation.gov.uk/eur/2016/679/article/15',
  inForceFrom: '2020-12-31',
}
const EQUAL: Authority = {
  title: 'Equality Act 2010',
  provision: 'sections 13, 15, 20 and 29',
  url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/29',
  inForceFrom: '2010-10-01',
}
const OMBUDSMAN: Authority = {
  title: 'FCA Dispute Resolution sourcebook (DISP)',
  provision: 'DISP 1.6 and 2.8',
  url: 'https://handbook.fca.org.uk/handbook/DISP/1/6.html',
  inForceFrom: '2001-12-01',
}

export const ACCOUNT_CLOSING: readonly Rule[] = [
  {
    ...PAPER,
    id: 'gb.account-closing.no-blame',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A closing does not mean that you did wrong. Until the day in the letter you can mostly use the account as before.',
    authority: ENDING,
  },
  {
    ...PAPER,
    id: 'gb.account-closing.step-list',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'List each payment in and out: pay, benefits, rent, bills, subscriptions. A new bank that takes part can move them in seven working days.',
    authority: SWITCH,
  },
  {
    ...PAPER,
    id: 'gb.account-closing.step-papers',
    kind: 'step',
    list: 'first',
    rank: 7,
    says: 'Save your statements now, as online access ends too. Tell the bank where to send what is left.',
    authority: ENDING,
  },
  {
    ...PAPER,
    id: 'gb.account-closing.right-money',
    kind: 'right',
    rank: 7,
    says: 'The bank must pay out what is in the account. Closing it for you may cost you nothing.',
    authority: ENDING,
  },
  {
    ...PAPER,
    id: 'gb.account-closing.right-at-once',
    kind: 'right',
    rank: 9,
    says: 'The bank may end it with less notice only for serious reasons, such as suspected crime. It may then be unable to say why.',
    authority: ENDING,
  },
  {
    ...PAPER,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.account-closing.right-equal',
    kind: 'right',
    rank: 10,
    says: 'A bank may not close it because of your race, religion, disability or another protected reason.',
    authority: EQUAL,
  },
  {
    ...PAPER,
    id: 'gb.account-closing.insight-marker',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.85,
    rank: 5,
    says: 'If other banks refuse you too, a fraud marker (such as Cifas) may be on your name.',
    actionable: 'Ask the bank and Cifas for a copy of your data, free, and have errors put right.',
    authority: RECORDS,
  },
  {
    ...PAPER,
    id: 'gb.account-closing.option-move',
    kind: 'option',
    option: 'comply',
    rank: 5,
    says: 'Open the new account first. If a bank says no, ask for a basic account by that name.',
    title: 'Move to another bank before the day',
    cost: 'Nothing.',
    time: 'About two weeks in all.',
    risk: 'A payment can get lost if you start late.',
    bestFor: 'Nearly everyone, also while you complain.',
    authority: SWITCH,
  },
  {
    ...PAPER,
    id: 'gb.account-closing.option-complain',
    kind: 'option',
    option: 'complain',
    rank: 6,
    says: 'Ask for reasons, for more time, and for money for harm if the notice was too short.',
    title: 'Complain about the closing',
    cost: 'Nothing.',
    time: 'One letter now.',
    risk: 'The account may close while they look at it.',
    bestFor: 'The notice is short, or you lose money by it.',
    authority: OMBUDSMAN,
  },
]
